/** A state with what it was before, and what it was before it was taken back. */
export interface UndoHistory<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** When the present was made, in milliseconds; null once nothing more belongs to the same change. */
  changedAt: number | null;
}

/** Changes that follow each other faster, in milliseconds, are taken back together: nobody undoes letters one by one. */
const togetherWithin = 800;
const mostSteps = 200;

export const beginHistory = <State>(present: State): UndoHistory<State> => ({
  past: [],
  present,
  future: [],
  changedAt: null,
});

/** The history with another present; the same history when nothing is different. */
export function change<State>(history: UndoHistory<State>, next: State, now: number): UndoHistory<State> {
  const { past, present, changedAt } = history;
  if (next === present) return history;
  const isTogether = changedAt !== null && now - changedAt < togetherWithin;
  return {
    past: isTogether ? past : [...past, present].slice(-mostSteps),
    present: next,
    future: [],
    changedAt: now,
  };
}

export function undo<State>(history: UndoHistory<State>): UndoHistory<State> {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], changedAt: null };
}

export function redo<State>(history: UndoHistory<State>): UndoHistory<State> {
  const { past, present, future } = history;
  const [next, ...rest] = future;
  if (next === undefined) return history;
  return { past: [...past, present], present: next, future: rest, changedAt: null };
}
