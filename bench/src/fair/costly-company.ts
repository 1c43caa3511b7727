// A company that posts what costs most: node costly-company.ts '{"url","kind","seconds","company","phrases"}', a
// CostlyTask. Prints `ready`, begins at a line on its input, and prints a Disturbance.
import { setTimeout } from 'node:timers/promises';
import { ApiError, createClient } from '@samtale/contract';
import { keepDoing } from '../process/keep-doing.ts';
import { untilTrained } from '../server/until-trained.ts';
import { comeFrom } from './come-from.ts';
import { costlyActions } from './costly-actions.ts';
import type { CostlyKind } from './costly-kinds.ts';
import { Outcomes, untilTold } from './disturb.ts';
import type { Company } from './fair-server.ts';

export interface CostlyTask {
  url: string;
  kind: CostlyKind;
  seconds: number;
  company: Company;
  /** A file of real phrases. */
  phrases: string;
}

/** One person's browser has so many calls under way. */
const atOnce = 6;
/** What was begun is waited for so long, in milliseconds: the next phase is to be calm. */
const patience = 60_000;

const { url, kind, seconds, company, phrases } = JSON.parse(process.argv[2] ?? '') as CostlyTask;
comeFrom(company.address);
const callBy = (token: string) => createClient({ baseUrl: `${url}/api`, token: () => token });
const prepare = callBy(company.helperToken);
const action = await costlyActions[kind]({ url, company, call: callBy(company.token), prepare, phrases });
const outcomes = new Outcomes();
await untilTold();
const until = performance.now() + seconds * 1000;
const posted = keepDoing(
  atOnce,
  () => performance.now() < until,
  async () => {
    try {
      await action();
      outcomes.answer();
    } catch (error) {
      outcomes.refuse(error instanceof ApiError ? error.message : String(error));
      // A browser does not ask again at once either.
      await setTimeout(50);
    }
  },
);
const done = posted.then(() => untilTrained(prepare, company.agentId, patience));
await Promise.race([done, setTimeout(seconds * 1000 + patience)]).catch((error) =>
  outcomes.refuse(String(error)),
);
outcomes.tell();
process.exit(0);
