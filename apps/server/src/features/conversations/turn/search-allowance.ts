import { stepsOfText } from '@samtale/nlu';
import { RateLimiter } from '../../../platform/limits/rate-limiter.ts';

/** Steps of searches for values and of conditions that one agent's messages may take a minute: a tenth of a processor. */
const stepsOfMinute = 240_000_000;
/** So many at once: a fifth of a second. */
const stepsAtOnce = 8_000_000;
/** What every message may take, however much was taken before: more than ordinary types need. */
const leastSteps = 100_000;

/**
 * How much the search for values may take in one message. An agent whose types cost the most that is allowed takes no
 * more than its part of the processor, however many visitors speak to it at once.
 */
export class SearchAllowance {
  private readonly pace = new RateLimiter(stepsOfMinute, undefined, stepsAtOnce);

  /** Steps that the next message may take. */
  of(agentId: string): number {
    return Math.max(leastSteps, Math.min(stepsOfText, Math.floor(this.pace.left(agentId))));
  }

  spend(agentId: string, steps: number): void {
    if (steps) this.pace.spend(agentId, steps);
  }
}
