import { endpoints, firstStepsHiddenMax, type ReplyOf } from '@samtale/contract';
import { useMemo } from 'react';
import { useEndpoint } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { rememberSettings } from '../../../lib/settings/remember-settings.ts';
import { useFlowList, useFlowParams } from '../../flow-list/index.ts';
import { keptLines } from './kept-lines.ts';

type Reply = ReplyOf<typeof endpoints.checks.getFirstSteps>;

/** Something to be told: a value of the company that flows wait for, or the answer of a flow. */
export type FirstStep =
  | ({ kind: 'untold' } & Reply['untoldList'][number])
  | ({ kind: 'answer' } & Reply['answerList'][number]);

/** The checks of so many flows take a moment. A larger bot seldom has anything to be told first. */
const fewFlows = 100;

/** What is to be told before the bot can answer what visitors ask first, and whether the user has hidden it. */
export function useFirstSteps() {
  const params = useFlowParams();
  const { agent, user } = useSession();
  const hidden = user.settings.firstStepsHidden;
  const isHidden = hidden.includes(agent.id);
  const kept = useMemo(() => keptLines(params.languageId, params.agentId), [params]);
  // The list comes first.
  const list = useFlowList();
  const { data, isLoading, failureCount } = useEndpoint(
    endpoints.checks.getFirstSteps,
    { params },
    { enabled: list.isSuccess },
  );
  const isChecked = list.isSuccess && list.data.list.length <= fewFlows && isLoading && failureCount === 0;
  const steps = useMemo(() => data && stepsOf(data), [data]);
  return {
    /** Undefined until they are known. */
    steps,
    /** Flows without an answer beside those that are named. */
    unnamed: data ? data.answerCount - data.answerList.length : 0,
    isHidden,
    /** Lines of the card the last time; null where it has never been looked for. */
    kept,
    /** Whether the list waits for them, so that it need not move: the first time in this browser, of a small bot. */
    isAwaited: kept === null && !isHidden && (list.isPending || isChecked),
    hide: (isHidden: boolean) => {
      const others = hidden.filter((id) => id !== agent.id);
      rememberSettings({
        firstStepsHidden: isHidden ? [...others, agent.id].slice(-firstStepsHiddenMax) : others,
      });
    },
  };
}

const stepsOf = ({ untoldList, answerList }: Reply): FirstStep[] => [
  ...untoldList.map((untold) => ({ kind: 'untold' as const, ...untold })),
  ...answerList.map((answer) => ({ kind: 'answer' as const, ...answer })),
];
