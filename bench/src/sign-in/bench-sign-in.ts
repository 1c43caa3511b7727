import { join } from 'node:path';
import { createClient, endpoints } from '@samtale/contract';
import { hashPassword, passwordMatches } from '../../../apps/server/src/features/auth/passwords.ts';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { median } from '../median.ts';
import { percentile } from '../percentile.ts';
import { root, startProcess } from '../process/start-process.ts';
import { removeFolder, temporaryFolder } from '../process/temporary-folder.ts';
import { shown } from '../rows.ts';

interface SignInServer {
  url: string;
  password: string;
  emails: string[];
}

/** So many sign in at the same moment. */
const parallel = 20;

/** Twenty sign-ins at once, beside twenty comparisons of a password with its hash at once, which is most of them. */
export async function benchSignIn({ quick }: BenchOptions): Promise<BenchRow[]> {
  const data = temporaryFolder();
  const script = join(root, 'bench/src/sign-in/sign-in-server.ts');
  const server = await startProcess<SignInServer>([script, String(parallel)], {
    PORT: '0',
    SAMTALE_DATA: data,
  });
  try {
    const { url, password, emails } = server.ready;
    const call = createClient({ baseUrl: `${url}/api`, token: () => null });
    const hash = await hashPassword(password);
    const rounds: { ours: number[]; reference: number[] }[] = [];
    // The first round is not counted.
    for (let round = 0; round <= (quick ? 2 : 20); round++) {
      const ours = await timesOf(emails, (userName) =>
        call(endpoints.auth.login, { body: { userName, password } }),
      );
      const reference = await timesOf(emails, () => passwordMatches(hash, password));
      if (round > 0) rounds.push({ ours, reference });
    }
    const figure = (what: string, share: number) => {
      const of = (side: 'ours' | 'reference') =>
        percentile(
          rounds.flatMap((round) => round[side]),
          share,
        );
      const ratios = rounds.map(
        ({ ours, reference }) => percentile(ours, share) / percentile(reference, share),
      );
      return shown({
        what,
        ours: of('ours'),
        reference: of('reference'),
        referenceName: 'argon2id alone (19 MiB, 2 passes, 1 lane)',
        ratio: median(ratios),
        unit: 'ms',
      });
    };
    return [
      figure(`${parallel} sign-ins at once: p95`, 0.95),
      figure(`${parallel} sign-ins at once: median`, 0.5),
    ];
  } finally {
    await server.stop();
    removeFolder(data);
  }
}

/** Milliseconds that each took, all begun together. */
const timesOf = <T>(all: readonly T[], task: (one: T) => Promise<unknown>): Promise<number[]> =>
  Promise.all(
    all.map(async (one) => {
      const started = performance.now();
      await task(one);
      return performance.now() - started;
    }),
  );
