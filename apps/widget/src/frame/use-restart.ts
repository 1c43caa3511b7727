import type { LanguageCode } from '@samtale/contract';
import { useState } from 'preact/hooks';
import { isWithPerson } from './conversation-log.ts';
import type { SessionState } from './session-state.ts';

export interface Restart {
  /** The language in which the visitor is asked whether to begin again; null while nothing is asked. */
  asked: LanguageCode | null;
  /** Another language than the conversation's was chosen. */
  isOther: boolean;
  /** A person has the conversation, or is waited for. */
  hasPerson: boolean;
  /** Begins again in this language, after a question where something would be left. */
  ask(language: LanguageCode): void;
  onYes(): void;
  onNo(): void;
}

/** Leaving a conversation for a new one; `begin` does it. */
export function useRestart(state: SessionState, begin: (language: LanguageCode) => void): Restart {
  const [asked, setAsked] = useState<LanguageCode | null>(null);
  const { language, log, hasConversation } = state;
  const hasPerson = isWithPerson(log);
  const leave = (chosen: LanguageCode) => {
    setAsked(null);
    begin(chosen);
  };
  return {
    asked,
    isOther: asked !== language,
    hasPerson,
    ask: (chosen) => {
      if (hasConversation && (hasPerson || chosen !== language)) setAsked(chosen);
      else leave(chosen);
    },
    onYes: () => asked && leave(asked),
    onNo: () => setAsked(null),
  };
}
