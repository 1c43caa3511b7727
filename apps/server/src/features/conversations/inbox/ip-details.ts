import type { IpDetail } from '@samtale/contract';
import { findHostName } from '@samtale/providers/dns';
import { isPrivateAddress } from '@samtale/providers/http';
import type { WorkerPool } from '../../../platform/worker-pool/worker-pool.ts';
import { workerTask } from '../../../platform/worker-pool/worker-task.ts';

const countryTask = workerTask<typeof import('./country-task.ts')>({
  module: new URL('./country-task.ts', import.meta.url),
  seconds: 5,
});

const noCountries: Record<string, string | null> = {};

/** Where addresses belong; without the country while there is no room to look it up. Of those on closed networks nobody outside is asked. */
export async function ipDetails(
  workers: WorkerPool,
  askedBy: string,
  ips: readonly string[],
): Promise<IpDetail[]> {
  const asked = [...new Set(ips)].map((ip) => ({ ip, isPrivate: isPrivateAddress(ip) }));
  const isOpen = asked.some(({ isPrivate }) => !isPrivate);
  const [countries, hostNames] = await Promise.all([
    isOpen ? workers.run(countryTask, askedBy, ips).catch(() => noCountries) : noCountries,
    Promise.all(asked.map(({ ip, isPrivate }) => (isPrivate ? null : findHostName(ip)))),
  ]);
  return asked.map(({ ip, isPrivate }, index) => ({
    ip,
    isPrivate,
    country: (!isPrivate && countries[ip]) || null,
    hostName: hostNames[index] ?? null,
  }));
}
