/** Heads and rows alike: what it is, how it stands, its size, when it was read and will be, and what can be done. */
export const sourceColumns = 'minmax(0, 1fr) 128px 64px 96px 108px 132px 36px';
/** From this width on there is room for the columns; below, a row tells the same in lines. */
export const sourceColumnsFrom = 'lg';
