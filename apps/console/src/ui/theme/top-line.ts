/** The CSS variable with the height of the line at the top of the window; not set while there is none. */
export const topLineName = '--top-line';

/** How much lower than the window all else begins. */
export const topLine = `var(${topLineName}, 0px)`;
