import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** Passes connections on to one of several servers in turn, and to another one when that does not answer. */
export async function startProxy(urls: readonly string[]): Promise<{ url: string; close(): Promise<void> }> {
  const targets = urls.map((url) => new URL(url));
  let next = 0;
  const proxy = createServer((client) => {
    client.on('error', () => client.destroy());
    const tryOne = (left: number) => {
      const target = targets[next++ % targets.length];
      if (!target || left === 0) return void client.destroy();
      const server = connect(Number(target.port), target.hostname);
      let isOpen = false;
      server.once('connect', () => {
        isOpen = true;
        client.pipe(server).pipe(client);
      });
      server.on('error', () => (isOpen ? client.destroy() : tryOne(left - 1)));
      server.on('close', () => isOpen && client.destroy());
      client.on('close', () => server.destroy());
    };
    tryOne(targets.length);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      proxy.close();
    },
  };
}
