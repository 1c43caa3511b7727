/** Heads and rows alike: the page, its tokens, when its text was updated, how it stands, whether it counts, reading. */
export const pageColumns = 'minmax(0, 1fr) 92px 100px 116px 52px 32px';
/** From this width on there is room for the columns; below, each page is a card. */
export const pageColumnsFrom = 'lg';
