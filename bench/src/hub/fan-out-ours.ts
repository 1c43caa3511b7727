// The hub as the server makes it, sending one event to all who watch a conversation.
import { createHub } from '../../../apps/server/src/platform/hub/create-hub.ts';
import { conversationRoom } from '../../../apps/server/src/platform/hub/rooms.ts';
import { fanOutEvent } from './fan-out-event.ts';
import { serveFanOut } from './fan-out-server.ts';

await serveFanOut(async (http) => {
  const hub = await createHub(http, null);
  const room = conversationRoom('fan-out');
  hub.widget.on('connection', (socket) => void socket.join(room));
  return () => hub.widget.to(room).emit('delivery', fanOutEvent());
});
