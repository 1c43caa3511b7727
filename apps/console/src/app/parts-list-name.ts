/** The page's meta element that names the list of the console's files. */
export const partsListName = 'parts';
