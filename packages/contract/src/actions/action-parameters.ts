/** What actions can be told beside their own fields. */
export const actionParameterNames = [
  'subject',
  'text',
  'replyTo',
  'includesValues',
  'senderPhone',
  'method',
  'url',
  'headers',
  'body',
  'timeoutSeconds',
  'formName',
  'locationParameter',
] as const;
export type ActionParameterName = (typeof actionParameterNames)[number];

/** How a parameter is written: a line, several lines, an address, one of `choices`, yes or no, a number, or the name of a value. */
export const actionParameterTypes = ['line', 'text', 'address', 'choice', 'flag', 'number', 'alias'] as const;
export type ActionParameterType = (typeof actionParameterTypes)[number];
