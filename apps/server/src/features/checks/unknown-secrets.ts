import { type CheckFinding, secretsInAction } from '@samtale/contract';
import { distinctSecrets, secretKey } from '@samtale/dialog';
import type { BotUnderCheck } from './bot-under-check.ts';
import { finding } from './finding.ts';

/** Requests that name a secret which the agent does not have: they fail. */
export const unknownSecrets = ({ flows, secretKeys }: BotUnderCheck): CheckFinding[] =>
  flows.flatMap(({ head, actions }) =>
    distinctSecrets(actions.flatMap(secretsInAction))
      .filter((name) => !secretKeys.has(secretKey(name)))
      .map((text) => finding('unknownSecret', { intent: head, text })),
  );
