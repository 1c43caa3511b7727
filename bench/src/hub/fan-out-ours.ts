// The hub as the server makes it, sending one event to all who watch a conversation.
import { createHub } from '../../../apps/server/src/platform/hub/create-hub.ts';
import { conversationRoom } from '../../../apps/server/src/platform/hub/rooms.ts';
import { AskerLimits } from '../../../apps/server/src/platform/limits/asker-limits.ts';
import { fanOutEvent } from './fan-out-event.ts';
import { serveFanOut } from './fan-out-server.ts';

/** Nobody is held back: a thousand clients come from one address. */
const many = 1e9;

await serveFanOut(async (http) => {
  const points = { visitor: many, user: many, network: many, company: many };
  const limits = new AskerLimits(points);
  const hub = await createHub(http, { redisUrl: null, headers: {}, limits, points, trustedProxies: 0 });
  const room = conversationRoom('fan-out');
  hub.widget.on('connection', (socket) => void socket.join(room));
  return () => hub.widget.to(room).emit('delivery', fanOutEvent());
});
