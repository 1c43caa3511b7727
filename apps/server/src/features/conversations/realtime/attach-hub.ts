import {
  pageAddress,
  plansEndedKey,
  Role,
  type StaffHandshake,
  type WidgetHandshake,
} from '@samtale/contract';
import { z } from 'zod';
import type { App } from '../../../app.ts';
import { originOfConnection } from '../../../platform/http/client-origin.ts';
import type { Identities } from '../../../platform/http/guard.ts';
import { Admission } from '../../../platform/hub/admission.ts';
import type { StaffSocketData } from '../../../platform/hub/create-hub.ts';
import type { Asker } from '../../../platform/limits/asker.ts';
import { getUserData } from '../../profile/index.ts';
import type { ConversationService } from '../conversation-service.ts';
import { askAgainInterval, askStaffAgain } from '../handover/ask-staff-again.ts';
import { keepStaffSeen } from '../inbox/keep-staff-seen.ts';
import { serveStaffSocket } from './staff-socket.ts';
import { serveWidgetSocket } from './widget-socket.ts';

const staffHandshake = z.object({ token: z.string(), agentId: z.guid() }) satisfies z.ZodType<StaffHandshake>;
const widgetHandshake = z.object({
  token: z.string(),
  page: pageAddress.optional(),
}) satisfies z.ZodType<WidgetHandshake>;

/** Lets visitors into their own conversation and staff into their agent's, and answers what they send. */
export function attachHub(
  app: App,
  service: ConversationService,
  identities: Identities,
  trustedProxies: number,
): void {
  const admission = new Admission(app.askerLimits);
  app.hub.widget.use((socket, next) => {
    const handshake = widgetHandshake.safeParse(socket.handshake.auth);
    const visitor = handshake.success ? identities.verifyVisitorToken(handshake.data.token) : null;
    if (!visitor) return next(new Error('session.expired'));
    const from = { ...originOfConnection(socket.request, trustedProxies), page: handshake.data?.page ?? '' };
    const { network } = app.hub.connections.of(socket.conn);
    identities
      .accountOf(visitor.agentId)
      .then((company) => {
        const asker: Asker = { person: { kind: 'visitor', id: visitor.conversationId }, network, company };
        admission.admit(asker, socket);
        socket.data = { ...visitor, asker };
        service.addresses.note(visitor.agentId, visitor.conversationId, from);
        next();
      })
      .catch((error: Error) => next(error));
  });
  app.hub.widget.on('connection', (socket) => serveWidgetSocket(app, service, socket));

  app.hub.staff.use((socket, next) => {
    const { network } = app.hub.connections.of(socket.conn);
    admitStaff(app, socket.handshake.auth, identities)
      .then(async (data) => {
        const company = await identities.accountOf(data.agentId);
        const asker: Asker = { person: { kind: 'user', id: data.userId }, network, company };
        admission.admit(asker, socket);
        socket.data = { ...data, asker };
        next();
      })
      .catch((error: Error) => next(error));
  });
  app.hub.staff.on('connection', (socket) => serveStaffSocket(app, service, socket));
  keepStaffSeen(app);
  app.jobs.repeat(askAgainInterval, () => askStaffAgain(app, identities));
}

/** Who connects, if they have a role on the agent that is more than a contact's, and a plan that has not ended. */
async function admitStaff(
  app: App,
  auth: unknown,
  identities: Identities,
): Promise<Omit<StaffSocketData, 'asker'>> {
  const handshake = staffHandshake.safeParse(auth);
  const user = handshake.success ? await identities.verifyAccessToken(handshake.data.token) : null;
  if (!handshake.success || !user) throw new Error('session.expired');
  const { agentId } = handshake.data;
  const roles = await identities.rolesOn(user.userId, agentId);
  if (!roles?.some((role) => role !== Role.contact)) throw new Error('error.notFound');
  if (await identities.plansEnded(user.userId)) throw new Error(plansEndedKey);
  const { displayName: name } = await getUserData(app, user.userId);
  const admittedUntil = user.expiresAt.getTime();
  return { userId: user.userId, sessionId: user.sessionId, name, agentId, roles, admittedUntil };
}
