import { endpoints, newId, type Source, sourceKeys } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { checkedWith } from '../../lib/forms/check-record.ts';
import { useRecordEditor } from '../../lib/forms/use-record-editor.ts';
import { useSending } from '../../lib/forms/use-sending.ts';
import {
  type EditorSource,
  findSourceProblems,
  inputOf,
  isSameSource,
  isWebsite,
  problemsOf,
  readSource,
  type SourceField,
  type SourceProblems,
} from './editor-source.ts';
import { showSource } from './source-cache.ts';

export interface SourceEditorOptions {
  /** As it was loaded; with the all-zero id a new one. */
  loaded: Source;
  /** What stands in the form of a new one at first. */
  initial?: EditorSource;
  /** A new source has been saved. */
  onCreated?(saved: Source): void;
  /** It cannot be saved as it stands in the form. */
  onWrong?(): void;
}

const { saveGptTrainingJob, getGptTrainingJob } = endpoints.sources;
const isNew = ({ id }: Source) => id === newId;

/** The state of one source being edited, and its saving. */
export function useSourceEditor({ loaded, initial, onCreated, onWrong }: SourceEditorOptions) {
  const { t } = useTranslation('jobs');
  const queries = useQueryClient();
  const send = useSending(saveGptTrainingJob);
  /** The document of a new source is to be fetched from an address, which then has to be told. */
  const [fromAddress, setFromAddress] = useState(loaded.url !== '');
  const invalid = (problems: SourceProblems) =>
    t(Object.values(problems).includes(sourceKeys.missing) ? 'jobs.detail.error.400' : 'form.invalid');
  const editor = useRecordEditor({
    loaded,
    initial,
    valuesOf: (saved: Source) => readSource(saved),
    isSame: isSameSource,
    isNew,
    check: (source, from, began) => {
      const needsAddress = isWebsite(source) || fromAddress;
      const body = inputOf(from, needsAddress ? source : { ...source, url: '' });
      // Widgets that answer from all sources go on doing so, unless something else was chosen here.
      if (String(source.gptSettingClientList) === String(began.gptSettingClientList))
        body.gptSettingClientList = null;
      return checkedWith(body, findSourceProblems(body, { needsAddress, hasPassword: from.hasPassword }));
    },
    send: (body, { agentId }) => send({ params: { agentId }, body }),
    readNewest: ({ agentId, id }) => call(getGptTrainingJob, { params: { agentId, id } }),
    problemsIn: ({ details }) => problemsOf(details.fields ?? []),
    onWrong,
    onStored: (saved) => showSource(queries, saved),
    onCreated,
    words: {
      unsaved: t('form.unsaved'),
      saved: t('jobs.detail.saved'),
      invalid,
      failed: ({ status, reply }) => {
        if (status >= 500) return t('jobs.detail.error.500');
        return reply.details.fields?.length ? invalid(problemsOf(reply.details.fields)) : null;
      },
    },
  });
  return {
    ...editor,
    isNew: isNew(editor.saved),
    source: editor.values,
    fromAddress,
    setFromAddress,
    /** What is wrong with a field, in words. */
    problemOf: (field: SourceField): string | undefined =>
      editor.problems[field] === sourceKeys.missing ? t('form.missing') : editor.problemOf(field),
  };
}

export type SourceEditorState = ReturnType<typeof useSourceEditor>;
