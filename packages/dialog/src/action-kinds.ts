/** What a flow can do beside speaking; the keys of every registry of action kinds. */
export const actionKinds = [
  'redirect',
  'handOver',
  'close',
  'email',
  'sms',
  'request',
  'startForm',
  'endForm',
  'forward',
  'hangUp',
] as const;
export type ActionKind = (typeof actionKinds)[number];
