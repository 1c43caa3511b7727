/** What a socket floods with, and whether it reads what comes back. */
export const floodKinds = {
  say: { by: 'visitor', event: 'say', reads: true },
  catchUp: { by: 'visitor', event: 'catchUp', reads: true },
  'catchUp, never reading': { by: 'visitor', event: 'catchUp', reads: false },
  typing: { by: 'visitor', event: 'typing', reads: true },
  stoppedTyping: { by: 'visitor', event: 'stoppedTyping', reads: true },
  seen: { by: 'visitor', event: 'seen', reads: true },
  'an event that there is none of': { by: 'visitor', event: 'nothing', reads: true },
  watch: { by: 'staff', event: 'watch', reads: true },
  'watch, never reading': { by: 'staff', event: 'watch', reads: false },
  unwatch: { by: 'staff', event: 'unwatch', reads: true },
  'typing of the staff': { by: 'staff', event: 'typing', reads: true },
  changeChatStatus: { by: 'staff', event: 'changeChatStatus', reads: true },
  'GET /widget/events, 100 at once': { by: 'http', event: '', reads: true },
} as const satisfies Record<string, { by: 'visitor' | 'staff' | 'http'; event: string; reads: boolean }>;

export type FloodKind = keyof typeof floodKinds;
