import { auditMoments } from '@samtale/contract';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { ClientOrigin } from '../../platform/http/client-origin.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import type { Attempt, AttemptLimit } from '../../platform/limits/attempt-limiter.ts';

const quarter = 15 * 60;
/** A browser in which the user has signed in before. */
const byDevice: AttemptLimit = { name: 'sign-in.device', most: 10, seconds: quarter };
/** One user name from one network. */
const byUserHere: AttemptLimit = { name: 'sign-in.user-here', most: 10, seconds: quarter };
/** One user name from wherever: enough for a guesser in many places to be too slow for any list of passwords. */
const byUser: AttemptLimit = { name: 'sign-in.user', most: 60, seconds: 3600 };
/** One network, whoever it tries to be; a whole company may sit behind it. */
const byNetwork: AttemptLimit = { name: 'sign-in.network', most: 100, seconds: quarter };

/**
 * How an attempt to sign in is counted. In a browser that is known by its mark nothing counts but what happens there,
 * so that nobody can lock others out by guessing wrongly.
 */
export function signInAttempts(userName: string, ip: string, device: string | null): Attempt[] {
  if (device) return [{ limit: byDevice, subject: device }];
  const network = networkOf(ip);
  return [
    { limit: byUserHere, subject: `${userName} ${network}` },
    { limit: byNetwork, subject: network },
    // Last: one network that guesses on is not to use up what the user has elsewhere.
    { limit: byUser, subject: userName },
  ];
}

/** Enters in the audit log that a user's sign-in was refused. Nobody waits for it: it would tell that there is such a user. */
export const noteRefusal = (app: App, userId: string, client: ClientOrigin): void => {
  void app.audit.write({ title: auditMoments.signInFailed, userId, agentId: null, client });
};

/** Counts an attempt. Throws `tooManyRequests` when there were too many. */
export async function countAttempt(app: App, made: readonly Attempt[]): Promise<void> {
  if (!(await app.limits.take(made))) throw tooManyAttempts();
}

export const tooManyAttempts = () => new AppError('tooManyRequests', 'login.tooManyAttempts');
