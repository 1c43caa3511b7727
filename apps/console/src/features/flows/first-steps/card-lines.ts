/** Steps that are shown until all of them are asked for. */
export const shownFirst = 5;

/** Pixels of the card's parts, where there is room for two steps beside each other. */
export const headHeight = 44;
export const lineHeight = 40;

/** Lines of the card: two steps on each, and the way to the rest among them. */
export const linesOf = (steps: number): number => Math.ceil(Math.min(steps, shownFirst + 1) / 2);
