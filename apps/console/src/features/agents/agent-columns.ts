/** Columns of numbers, in the order in which they stand. */
export const agentFigures = [
  'minutes',
  'calls',
  'conversations',
  'tokens',
  'activeSubscriptions',
  'unsolvedTrainings',
  'failedPhoneSipRegistrations',
] as const;
export type AgentFigure = (typeof agentFigures)[number];

/** Heads and rows alike: who it is, its project, when it was used, and the figures. */
export const agentColumns =
  'minmax(140px, 1.4fr) minmax(100px, 1.2fr) 84px 92px 56px 52px 66px 80px 48px 72px 54px';
/** From this width on there is room for the columns; below, a row tells the same in lines. */
export const agentColumnsFrom = 'lg';
