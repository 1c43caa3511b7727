/** How often each kind of disturbance is tried, and how long: at 100 turns a second 8 are enough for a 99th percentile. */
export const phaseOf = (quick: boolean): { rounds: number; seconds: number } =>
  quick ? { rounds: 1, seconds: 3 } : { rounds: 3, seconds: 8 };
