import type { Plugin } from 'vite';

const never = 'const never = () => { throw new Error("Nothing here is binary") };';

/** What takes the place of modules whose work is never done here, by the end of their paths. */
const standIns: [path: RegExp, standIn: string][] = [
  // The server does not speak WebTransport, and long polling is fetched where no WebSocket gets through
  // (`long-polling.ts`).
  [
    /[\\/]engine\.io-client[\\/].*[\\/]transports[\\/]index\.js$/,
    'import { WS } from "./websocket.js"; export const transports = { websocket: WS };',
  ],
  [
    /[\\/]engine\.io-client[\\/].*[\\/]esm[\\/]index\.js$/,
    'export { Socket } from "./socket.js"; export { installTimerFunctions } from "./util.js";' +
      'export { parse } from "./contrib/parseuri.js"; export { nextTick } from "./globals.js";' +
      'export { WS as WebSocket, WS as NodeWebSocket } from "./transports/websocket.js";' +
      'export const Fetch = null, NodeXHR = null, XHR = null, WebTransport = null;',
  ],
  // The hub and the widget say everything in JSON.
  [
    /[\\/]socket\.io-parser[\\/].*[\\/]is-binary\.js$/,
    'export const isBinary = () => false; export const hasBinary = () => false;',
  ],
  [
    /[\\/]socket\.io-parser[\\/].*[\\/]binary\.js$/,
    `${never} export { never as deconstructPacket, never as reconstructPacket };`,
  ],
  [
    /[\\/]engine\.io-parser[\\/].*[\\/]base64-arraybuffer\.js$/,
    `${never} export { never as encode, never as decode };`,
  ],
  // A part that is fetched late is one file and brings its own style (`adopt-styles.ts`).
  [/vite[\\/]preload-helper\.js$/, 'export const __vitePreload = (load) => load();'],
];

/** Leaves out what libraries bring along and the widget has no use for: every visitor would fetch it. */
export function withoutUnused(): Plugin {
  return {
    name: 'without-unused',
    apply: 'build',
    enforce: 'pre',
    load: (id) => standIns.find(([path]) => path.test(id))?.[1] ?? null,
  };
}
