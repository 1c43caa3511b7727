import { setPriority } from 'node:os';

/** How much of the processors a process gets beside others that want them, as `nice` counts it. */
export const priorities = {
  /** What would sit on other machines takes only what nobody else wants. */
  last: 19,
  /** Who measures is not kept waiting. */
  first: -5,
} as const;

/** Gives a process that was just started another priority. Only the machine's owner may raise one: others do without. */
export function givePriority(pid: number, priority: number): void {
  try {
    setPriority(pid, priority);
  } catch (error) {
    if (!isForbidden(error)) throw error;
  }
}

/** Node tells both reasons by the system call's code. */
const isForbidden = (error: unknown) =>
  error instanceof Error &&
  'info' in error &&
  ['EACCES', 'EPERM'].includes((error.info as { code: string }).code);
