import { readFileSync } from 'node:fs';

/** What a process holds in memory, in millions of bytes. VmRSS in /proc is in KiB (man 5 proc_pid_status). */
export function residentMegabytes(pid: number): number {
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return (Number(kibibytes) * 1024) / 1e6;
}
