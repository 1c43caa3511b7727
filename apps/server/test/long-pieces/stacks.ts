import { type Profiler, Session } from 'node:inspector';
import { onClock } from './now.ts';

/** Between two samples, in milliseconds. */
export const sampleMs = 1;

/** A function on a stack, and what called it. */
export interface Frame {
  name: string;
  /** Its file, or a module of Node's. Empty for what is native. */
  url: string;
  /** From 1, of the file as Vite has rewritten it. */
  line: number;
  caller: Frame | null;
}

/** What ran at a moment: the innermost function. `(idle)`, `(program)` and `(garbage collector)` have no caller. */
export interface Sample {
  /** On the clock of `now`. */
  at: number;
  /** Of a processor's time since the sample before, in milliseconds. */
  took: number;
  frame: Frame;
}

/** Takes samples of what this thread does. What is returned ends it and gives them. */
export function sampleStacks(): () => Sample[] {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: sampleMs * 1000 });
  session.post('Profiler.start');
  return () => {
    let profile: Profiler.Profile | undefined;
    session.post('Profiler.stop', (_error, result) => {
      profile = result.profile;
    });
    session.disconnect();
    if (!profile) throw new Error('V8 gave no profile');
    return samplesOf(profile);
  };
}

export function samplesOf(profile: Profiler.Profile): Sample[] {
  const frames = framesOf(profile.nodes);
  let at = onClock(profile.startTime);
  const samples: Sample[] = [];
  profile.samples?.forEach((id, index) => {
    const sinceLast = (profile.timeDeltas?.[index] ?? 0) / 1000;
    at += sinceLast;
    const frame = frames.get(id);
    // While the thread waits for a processor no sample is taken, and the time is not its own.
    if (frame) samples.push({ at, took: Math.min(Math.max(sinceLast, 0), 2 * sampleMs), frame });
  });
  return samples;
}

function framesOf(nodes: readonly Profiler.ProfileNode[]): Map<number, Frame> {
  const frames = new Map<number, Frame>();
  for (const { id, callFrame } of nodes) {
    const { functionName, url, lineNumber } = callFrame;
    frames.set(id, { name: functionName || '(anonymous)', url, line: lineNumber + 1, caller: null });
  }
  for (const { id, children = [] } of nodes) {
    const caller = frames.get(id);
    if (!caller || caller.name === '(root)') continue;
    for (const child of children) {
      const called = frames.get(child);
      if (called) called.caller = caller;
    }
  }
  return frames;
}
