import { longWork } from './one-a-turn.ts';

/** How long others wait for a turn at most, in milliseconds, when the work does not stop for longer. */
const turnMs = 2;

/** Makes one of each, with a turn for others after each (`inTurns`). */
export function* mapInTurns<Item, Made>(
  items: Iterable<Item>,
  make: (item: Item) => Made,
): Generator<void, Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    made.push(make(item));
    yield;
  }
  return made;
}

/** Does what a generator does bit by bit, with turns for others in between (`longWork`). */
export async function inTurns<Made>(work: Generator<void, Made>): Promise<Made> {
  let began = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - began < turnMs) continue;
    await longWork.enter();
    began = performance.now();
  }
}
