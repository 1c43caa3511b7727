const { performance } = globalThis;
const read = performance.now;

/** The time in milliseconds, also while a test has a clock of its own. */
export const now = (): number => read.call(performance);

const origin = Number(process.hrtime.bigint()) / 1_000_000 - now();

/** What `now` gave at a moment of V8's: microseconds of the clock of `process.hrtime`. */
export const onClock = (moment: number): number => moment / 1000 - origin;
