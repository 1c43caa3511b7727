import { AsyncResource, createHook } from 'node:async_hooks';
import { now } from './now.ts';
import { slowness } from './slowness.ts';

/** Milliseconds on the clock of `now`. */
export interface Span {
  from: number;
  to: number;
}

/** One of the event loop. */
export interface Turn extends Span {
  /** Of a processor's time that this thread had. It waits for processors, and for threads of V8's, without using any. */
  cpuMs: number;
  /** Of the machine, right after it (`slowness`). */
  slowness: number;
  /** The next one handles what a thread has sent, which Node reads before that begins. */
  endsInMessage: boolean;
}

/** The ports on which threads are heard, from the first on. */
const ports = new Set<number>();
createHook({
  trackPromises: false,
  init(id, type) {
    if (type === 'MESSAGEPORT') ports.add(id);
  },
  destroy(id) {
    ports.delete(id);
  },
}).enable();

/** What is run within a turn, and begins none. */
const withinTurn = (type: string, resource: object) =>
  type === 'TickObject' || type === 'Microtask' || resource instanceof AsyncResource;

/**
 * Notes the turns of the event loop that take so many milliseconds of a processor or more. A turn goes from where the loop calls
 * something back (a timer, an immediate, data of a socket) until it calls the next: with it go the ticks and the
 * microtasks that follow, and the time in which the loop waits. What is returned ends it and gives the turns.
 */
export function watchTurns(leastMs: number): () => Turn[] {
  const turns: Turn[] = [];
  const within = new Set<number>();
  let from = now();
  let cpuBefore = cpuMs();
  const next = (endsInMessage: boolean) => {
    const to = now();
    const cpu = cpuMs();
    if (cpu - cpuBefore < leastMs) {
      from = to;
      cpuBefore = cpu;
      return;
    }
    turns.push({ from, to, cpuMs: cpu - cpuBefore, slowness: slowness(), endsInMessage });
    from = now();
    cpuBefore = cpuMs();
  };
  const hook = createHook({
    trackPromises: false,
    init(id, type, _trigger, resource) {
      if (withinTurn(type, resource)) within.add(id);
    },
    before(id) {
      if (!within.delete(id)) next(ports.has(id));
    },
  }).enable();
  return () => {
    hook.disable();
    next(false);
    return turns;
  };
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
