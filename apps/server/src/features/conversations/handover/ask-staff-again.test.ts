import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createAgent } from '../../../../test/factories.ts';
import { connectStaff, type StaffClient } from '../../../../test/hub-clients.ts';
import { type SignedIn, staffOf } from '../../../../test/people.ts';
import { useServer } from '../../../../test/use-server.ts';
import { createId } from '../../../platform/database/columns.ts';
import { forgetExpiredSignIns } from '../../auth/index.ts';
import { sessions } from '../../auth/tables.ts';
import { plansEnded } from '../../profile/index.ts';
import { outliveSessions } from '../../push/index.ts';
import { subscriptions } from '../../subscriptions/index.ts';
import { askStaffAgain } from './ask-staff-again.ts';

const server = useServer();
const minute = 60_000;
const day = 24 * 60 * minute;

const askAgain = () => askStaffAgain(server.app, { plansEnded: (userId) => plansEnded(server.app, userId) });

async function windowOpen() {
  const agentId = await createAgent(server.app);
  const staff = await staffOf(server, agentId, [1]);
  const socket = await connectStaff(server, staff.token, agentId);
  return { agentId, staff, socket, closed: closing(socket) };
}

const closing = (socket: StaffClient) => new Promise((resolve) => socket.once('disconnect', resolve));
/** As another node would have ended it, whose word did not get here. */
const endUnheard = ({ user }: SignedIn) =>
  server.app.database.shared.delete(sessions, eq(sessions.userId, user.id));

test('a window whose session is open outlives the token it was opened with', async () => {
  const { socket } = await windowOpen();
  for (let round = 0; round < 3; round++) {
    server.clock.advance(15 * minute);
    await askAgain();
  }
  expect(await socket.emitWithAck('watch', { chatToken: createId(), after: 0 })).toMatchObject({ ok: false });
  expect(socket.connected).toBe(true);
});

test('one whose session has ended unheard is closed once its token has expired, not before', async () => {
  const { staff, socket, closed } = await windowOpen();
  await endUnheard(staff);
  server.clock.advance(15 * minute - 1000);
  await askAgain();
  expect(await socket.emitWithAck('watch', { chatToken: createId(), after: 0 })).toMatchObject({ ok: false });
  server.clock.advance(1000);
  await askAgain();
  expect(await closed).toBe('io server disconnect');
});

test('one whose plans have ended is closed, too', async () => {
  const { agentId, closed } = await windowOpen();
  const at = (later: number) => new Date(server.clock.now().getTime() + later).toISOString();
  const plan = {
    id: createId(),
    plan: 'trial',
    startsAt: at(0),
    bindingEnd: at(minute),
    autoRenews: false,
  } as const;
  await server.app.database.agent(agentId).insert(subscriptions, [plan]);
  server.clock.advance(15 * minute);
  await askAgain();
  expect(await closed).toBe('io server disconnect');
});

test('the windows of sessions that are deleted for their age are closed', async () => {
  const { closed } = await windowOpen();
  server.clock.advance(30 * day);
  const young = await windowOpen();
  await forgetExpiredSignIns(server.app, outliveSessions);
  expect(await closed).toBe('io server disconnect');
  expect(young.socket.connected).toBe(true);
});
