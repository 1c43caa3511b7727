interface FloodOf {
  by: 'visitor' | 'staff' | 'http';
  event: string;
  /** Whether it reads what comes back. */
  reads: boolean;
  /** Opens sockets and closes them instead of sending by one. */
  reconnects?: true;
}

/** What somebody floods with. */
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
  'stoppedTyping of the staff': { by: 'staff', event: 'stoppedTyping', reads: true },
  changeChatStatus: { by: 'staff', event: 'changeChatStatus', reads: true },
  'sockets opened and closed': { by: 'visitor', event: '', reads: true, reconnects: true },
  'sockets of the staff opened and closed': { by: 'staff', event: '', reads: true, reconnects: true },
  'GET /widget/events, 100 at once': { by: 'http', event: '', reads: true },
} as const satisfies Record<string, FloodOf>;

export type FloodKind = keyof typeof floodKinds;
export const kindsOfFlood = Object.keys(floodKinds) as FloodKind[];
export const floodOf = (kind: FloodKind): FloodOf => floodKinds[kind];
