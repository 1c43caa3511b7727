import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { configForTests } from '../../../test/config-for-tests.ts';
import { createHttpServer } from './create-http-server.ts';
import { RequestsUnderWay } from './requests-under-way.ts';

/** Longer than any test may take. */
const long = 600_000;

test('a server that stops waits for no client who has gone', async () => {
  const http = createHttpServer(configForTests());
  const requests = new RequestsUnderWay(http, 0);
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: work, resolve: finish } = Promise.withResolvers<string>();
  http.get('/', () => {
    begin();
    return work;
  });
  const { port, hostname } = new URL(await http.listen({ port: 0, host: '127.0.0.1' }));
  onTestFinished(() => http.close());
  const connected = once(http.server, 'connection');
  const client = connect(Number(port), hostname);
  // The second is never begun to be answered.
  client.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(2));
  const [atServer] = await connected;
  await begun;
  client.destroy();
  await once(atServer, 'close');
  finish('done');
  await requests.finish(long);
  expect(http.server.listening).toBe(true);
});
