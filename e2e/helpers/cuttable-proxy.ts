import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A way to the product that can be cut, as a network does: what is open ends, and nothing new gets through. Or single
 * requests get through, and their answers do not.
 */
export async function openProxy(target: string) {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let isCut = false;
  /** How requests begin whose answers are lost, and how many were. */
  let losing: string | null = null;
  let lost = 0;
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const upstream = connect(Number(port), hostname);
    client.on('data', (request) => {
      if (losing === null || !request.toString('latin1').startsWith(losing)) return;
      upstream.unpipe(client).resume();
      upstream.once('data', () => {
        lost += 1;
        client.destroy();
      });
    });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${own}`,
    cut,
    /** Loses the answers to requests that begin so, such as `POST /api`, until `mend`. */
    loseAnswersTo: (beginning: string) => {
      losing = beginning;
    },
    answersLost: () => lost,
    mend: () => {
      isCut = false;
      losing = null;
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
