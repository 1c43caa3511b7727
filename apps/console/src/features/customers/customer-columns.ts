/** The columns of heads and rows alike: name, number, address, handled, changed, solved. */
export const customerColumns = 'minmax(0, 1.3fr) 108px minmax(0, 1.1fr) 76px 96px 52px';

/** Those by which the list is sorted, and whether they rise: text does; states and dates fall. */
export const sortedColumns = [
  { id: 'name', rising: true },
  { id: 'phone', rising: true },
  { id: 'email', rising: true },
  { id: 'handled', rising: false },
  { id: 'lastModified', rising: false },
  { id: 'solved', rising: false },
] as const;
