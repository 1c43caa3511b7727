import { type BodyOf, endpoints, newId, type TrialResult, type UnsolvedQuestion } from '@samtale/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import type { Destination, PhraseDraft } from '../add/phrase-drafts.ts';

const { tryPhrases } = endpoints.training;
type TrialBody = BodyOf<typeof tryPhrases>;

export type TrialState =
  | { status: 'idle' }
  | { status: 'running'; progress: number }
  /** `intentId` is the flow's that was tried. */
  | { status: 'done'; result: TrialResult; intentId: string }
  | { status: 'failed'; error: unknown };

/** What is tried. */
export function trialBody(
  phrases: readonly PhraseDraft[],
  { kind, flowId, title, reply }: Destination,
  alike: readonly UnsolvedQuestion[],
): TrialBody {
  const isNew = kind === 'new';
  return {
    intentId: isNew ? newId : (flowId ?? newId),
    newIntent: isNew ? { title: title.trim(), reply: reply.trim() } : null,
    phraseList: phrases.map(({ text }) => text.trim()),
    questionList: phrases.map(({ question }) => question.id),
    groupQuestionList: alike.map(({ id }) => id),
  };
}

/** A trial of phrases: begun, followed and given up from here. What nobody asks for any more, the server gives up. */
export function useTrial() {
  const { agent, language } = useSession();
  const [state, setState] = useState<TrialState>({ status: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (body: TrialBody) => {
    running.current?.abort();
    const giveUp = new AbortController();
    running.current = giveUp;
    const { signal } = giveUp;
    const tell = (next: TrialState) => {
      if (!signal.aborted) setState(next);
    };
    tell({ status: 'running', progress: 0 });
    try {
      const params = { agentId: agent.id, languageId: language.id };
      for (;;) {
        const reply = await call(tryPhrases, { params, body, signal });
        if (reply.status === 'ready') return tell({ status: 'done', result: reply, intentId: body.intentId });
        tell({ status: 'running', progress: reply.progress });
      }
    } catch (error) {
      tell({ status: 'failed', error });
    }
  };
  return {
    state,
    start: (body: TrialBody) => void start(body),
    abandon: () => {
      running.current?.abort();
      setState({ status: 'idle' });
    },
  };
}
