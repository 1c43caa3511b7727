import { beforeAll, expect, test, vi } from 'vitest';
import { createWidget } from '../../../test/factories.ts';
import { connectVisitor } from '../../../test/hub-clients.ts';
import { visitorOf } from '../../../test/people.ts';
import { useAgent } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../database/columns.ts';

const server = useServer();
const { agent } = useAgent(server, beforeAll);

test('a hub that ends answers what it was asked, and leaves alone what comes later', async () => {
  const { token } = await visitorOf(server, await createWidget(server.app, agent.id));
  const socket = await connectVisitor(server, token);
  socket.io.reconnection(false);
  const say = () => socket.emitWithAck('say', { clientId: createId(), text: 'Hej' });
  const taken = new Promise<void>((resolve) =>
    vi.spyOn(server.app.askerLimits, 'take').mockImplementation(() => resolve()),
  );
  const early = say();
  await taken;
  const closed = server.app.hub.close();
  const late = say();
  expect(await early).toMatchObject({ ok: true });
  await expect(late).rejects.toThrow();
  await closed;
});
