/** What a company posts that costs much. */
export const costlyKinds = [
  'entity trial',
  'entity type',
  'crawl',
  'spreadsheet',
  'bot file',
  'bot file, exported',
  'conversation tests',
  'question groups',
  'likely flows',
  '400 conditions',
  // The last, the longest at the end: they are trained for long after.
  'import of real phrases',
  'import and training',
  'largest import',
] as const;

export type CostlyKind = (typeof costlyKinds)[number];
