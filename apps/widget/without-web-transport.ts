import type { Plugin } from 'vite';

const transport = /[\\/]engine\.io-client[\\/].*[\\/]webtransport\.js$/;

/** Leaves out a way to the hub that nobody takes: the server does not speak WebTransport, and the widget names its ways. */
export function withoutWebTransport(): Plugin {
  return {
    name: 'without-web-transport',
    apply: 'build',
    load: (id) => (transport.test(id) ? 'export class WT {}' : null),
  };
}
