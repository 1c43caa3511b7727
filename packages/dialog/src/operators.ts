/** How a value is compared. */
export const filterOperators = [
  'empty',
  'notEmpty',
  'equals',
  'notEquals',
  'smallerOrEquals',
  'largerOrEquals',
  'smaller',
  'larger',
  'contains',
  'notContains',
  'startWith',
  'endWith',
  'matches',
  'birthdate',
  'true',
  'false',
] as const;
export type FilterOperator = (typeof filterOperators)[number];

/** Those that say that something is not so. They hold of a value that is missing, too. */
export const negations: ReadonlySet<FilterOperator> = new Set(['empty', 'notEquals', 'notContains', 'false']);
