import Button from '@mui/material/Button';
import { endpoints } from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../lib/api/api.ts';
import { useToast } from '../../../../lib/toast/toast.tsx';
import { useFlowParams } from '../../../flow-list/index.ts';
import type { EditorFlow } from '../editor-flow.ts';
import type { EditorParameter, EditorPhrase } from '../phrases/editor-phrase.ts';
import { markedByParts, phrasesWithout } from '../phrases/find-marks.ts';
import type { FlowEditorState } from '../use-flow-editor.ts';
import { missingParameters, undoneIn, withoutParameter, withUnsaid } from './parameter-changes.ts';
import { withRenamed } from './parameter-rename.ts';

/** Phrases that the server takes at a time. */
const phrasesInCall = 1000;

/** What is done with a parameter in all phrases at once; each step can be taken back. */
export function useParameterWork({ flow, setFlow }: FlowEditorState) {
  const { t } = useTranslation('flows');
  const { t: shell } = useTranslation();
  const toast = useToast();
  const params = useFlowParams();
  /** The parameter that is being looked for. */
  const [searching, setSearching] = useState<string | null>(null);

  const offerUndo = (text: string, before: EditorFlow, after: EditorFlow) => {
    const key = `parameter ${Date.now()}`;
    const undo = () => {
      toast.close(key);
      setFlow((now) => undoneIn(now, before, after));
    };
    toast.notice(
      key,
      <>
        {text}
        <Button size="small" onClick={undo} sx={{ display: 'block', ml: -1.25, mt: 0.25 }}>
          {shell('action.undo')}
        </Button>
      </>,
    );
  };

  const remove = ({ name }: EditorParameter) => {
    const after = withoutParameter(flow, name);
    setFlow(after);
    offerUndo(t('parameters.removed', { name }), flow, after);
  };

  const addUnsaid = ({ name }: EditorParameter) => {
    const lacking = new Set(flow.phrases.filter((phrase) => missingParameters(phrase, [name]).length > 0));
    const phrases = flow.phrases.map((phrase) => (lacking.has(phrase) ? withUnsaid(phrase, [name]) : phrase));
    const after = { ...flow, phrases };
    setFlow(after);
    offerUndo(t('parameters.addedUnsaid', { name, count: lacking.size }), flow, after);
  };

  const partsOf = async (phrases: readonly EditorPhrase[], { name, entityType }: EditorParameter) => {
    const body = {
      parseQuestionParameter: {
        questionList: phrases.map(({ text }) => text),
        parameterList: [{ alias: name, entityType }],
      },
    };
    return (await call(endpoints.flows.parseTrainingPhrase, { params, body })).list;
  };
  const find = async (parameter: EditorParameter) => {
    if (searching !== null) return;
    setSearching(parameter.name);
    try {
      const found = new Map<EditorPhrase, EditorPhrase>();
      const lacking = phrasesWithout(flow.phrases, parameter.name);
      for (let at = 0; at < lacking.length; at += phrasesInCall) {
        const asked = lacking.slice(at, at + phrasesInCall);
        const parsed = await partsOf(asked, parameter);
        for (const [index, phrase] of asked.entries()) {
          const next = markedByParts(phrase, parameter.name, parsed[index]?.trainingPhrasePartList ?? []);
          if (next !== phrase) found.set(phrase, next);
        }
      }
      if (found.size === 0) return toast.info(t('parameters.foundNone', { name: parameter.name }));
      const marked = (now: EditorFlow): EditorFlow => ({
        ...now,
        phrases: now.phrases.map((phrase) => found.get(phrase) ?? phrase),
      });
      setFlow(marked);
      const counted = { name: parameter.name, count: found.size, all: lacking.length };
      offerUndo(t('parameters.found', counted), flow, marked(flow));
    } catch (error) {
      toast.failure(error);
    } finally {
      setSearching(null);
    }
  };

  return {
    searching,
    find: (parameter: EditorParameter) => void find(parameter),
    addUnsaid,
    remove,
    rename: ({ name }: EditorParameter, next: string) => setFlow((now) => withRenamed(now, name, next)),
    change: (parameter: EditorParameter, next: EditorParameter) =>
      setFlow((now) => ({
        ...now,
        parameters: now.parameters.map((one) => (one === parameter ? next : one)),
      })),
  };
}

export type ParameterWork = ReturnType<typeof useParameterWork>;
