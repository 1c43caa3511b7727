import { arch, availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os';

/** What the figures were measured on; the load is of the minute before. */
export function describeEnvironment() {
  return {
    date: new Date().toISOString(),
    node: process.version,
    system: `${platform()} ${release()} ${arch()}`,
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGigabytes: Math.round(totalmem() / 1e9),
    load: loadavg()[0] ?? 0,
  };
}
