import { socketsOfPerson } from '@samtale/contract';
import { AppError } from '../app-error.ts';
import type { Asker } from '../limits/asker.ts';
import type { AskerLimits } from '../limits/asker-limits.ts';

/** Points for a socket that is let in: what it costs to find out who it is, and to tell others of the staff. */
const admissionCost = { visitor: 10, user: 50 } as const;

/** Bounds the sockets of a person: how many there are at a time, and how often one is let in. */
export class Admission {
  private readonly limits: AskerLimits;
  private readonly sockets = new Map<string, number>();

  constructor(limits: AskerLimits) {
    this.limits = limits;
  }

  /** Counts a socket until it is gone. Throws `tooManyRequests`. */
  admit(asker: Asker, socket: { conn: { once(event: 'close', listener: () => void): unknown } }): void {
    this.limits.take(asker, admissionCost[asker.person?.kind ?? 'visitor']);
    const key = `${asker.person?.kind} ${asker.person?.id}`;
    const count = (this.sockets.get(key) ?? 0) + 1;
    if (count > socketsOfPerson) throw new AppError('tooManyRequests', 'error.tooManyRequests');
    this.sockets.set(key, count);
    socket.conn.once('close', () => {
      const left = (this.sockets.get(key) ?? 1) - 1;
      if (left) this.sockets.set(key, left);
      else this.sockets.delete(key);
    });
  }
}
