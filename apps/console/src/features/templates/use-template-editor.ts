import { endpoints, type TrainingPhraseTemplate } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { checkedWith, type Problems } from '../../lib/forms/check-record.ts';
import { firstProblem } from '../../lib/forms/problem-words.ts';
import { useRecordEditor } from '../../lib/forms/use-record-editor.ts';
import { useSending } from '../../lib/forms/use-sending.ts';
import {
  findTemplateProblems,
  isSameTemplate,
  readTemplate,
  templateInput,
  withEntry,
} from './editor-template.ts';

export interface TemplateEditorOptions {
  /** The template as it was loaded; null for a new one. */
  loaded: TrainingPhraseTemplate | null;
  params: { agentId: string; languageId: string };
  /** A new template has been saved. */
  onCreated(saved: TrainingPhraseTemplate): void;
}

const { addOrUpdateTrainingPhraseTemplate, getTrainingPhraseTemplate } = endpoints.templates;

/** The state of one template being edited, and its saving. */
export function useTemplateEditor({ loaded, params, onCreated }: TemplateEditorOptions) {
  const { t } = useTranslation('templates');
  const send = useSending(addOrUpdateTrainingPhraseTemplate, getTrainingPhraseTemplate);
  return useRecordEditor({
    loaded,
    valuesOf: readTemplate,
    isSame: isSameTemplate,
    written: withEntry,
    check: (template, from) => checkedWith(templateInput(from, template), findTemplateProblems(template)),
    send: (body) => send({ params, body }),
    readNewest: ({ id }) => call(getTrainingPhraseTemplate, { params: { ...params, id } }),
    // What is refused with a code is refused for the title: a doublet, or the name of one in use.
    problemsIn: ({ messageKey, details }): Problems => (details.code ? { title: messageKey } : {}),
    onCreated,
    words: {
      unsaved: t('detail.unsaved'),
      saved: t('trainingPhraseTemplate.detail.saved'),
      invalid: firstProblem,
      failed: ({ status }) => (status >= 500 ? t('trainingPhraseTemplate.detail.save.error') : null),
    },
  });
}
