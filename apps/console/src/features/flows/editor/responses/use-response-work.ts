import { arrayMove } from '@dnd-kit/sortable';
import { useTranslation } from 'react-i18next';
import { type EditorResponse, newResponse } from '../editor-flow.ts';
import type { FlowEditorState } from '../use-flow-editor.ts';
import { copyOf, givenTitle, ownTitle, renamed } from './response-title.ts';

/** What is done with alternatives; `onIndex` hears which of them is shown afterwards. */
export function useResponseWork({ flow, setFlow }: FlowEditorState, onIndex: (index: number) => void) {
  const { t } = useTranslation('flows');
  const { responses } = flow;
  const change = (next: (now: readonly EditorResponse[]) => readonly EditorResponse[]) =>
    setFlow((now) => ({ ...now, responses: next(now.responses) }));
  return {
    /** What an alternative is called, by its place. */
    nameOf: (index: number) => {
      const response = responses[index];
      return (response && ownTitle(response)) || t('responses.name', { number: index + 1 });
    },
    add: () => {
      change((now) => [...now, newResponse(now.length + 1)]);
      onIndex(responses.length);
    },
    copy: (index: number) => {
      const response = responses[index];
      if (!response) return;
      const name = ownTitle(response);
      const title = name ? t('responses.copyOf', { name }) : givenTitle(responses.length + 1);
      change((now) => now.toSpliced(index + 1, 0, copyOf(response, title)));
      onIndex(index + 1);
    },
    rename: (index: number, name: string) =>
      change((now) => now.map((one, at) => (at === index ? renamed(one, name, index + 1) : one))),
    move: (from: number, to: number) => {
      if (to < 0 || to >= responses.length || from === to) return;
      change((now) => arrayMove([...now], from, to));
      onIndex(to);
    },
    remove: (index: number) => {
      change((now) => now.filter((_, at) => at !== index));
      onIndex(Math.max(0, index - 1));
    },
  };
}

export type ResponseWork = ReturnType<typeof useResponseWork>;
