import { randomUUID } from 'node:crypto';
import { hubPath, staffNamespace, widgetNamespace } from '@samtale/contract';
import { WebSocket } from 'ws';

/** Somebody's connection, by which they say something. */
export interface Line {
  say(text: string): void;
}

/** Ids stand in the words themselves. */
const idsIn = (text: string) => text.match(/(?:visitor|staff)-[0-9a-f-]{36}/g) ?? [];

/** A socket of the product, speaking just enough of Engine.IO and Socket.IO; staff watch the conversation. */
export function connectToHub(
  url: string,
  auth: { token: string; agentId?: string },
  chatToken: string,
  heard: (id: string) => void,
): Promise<Line> {
  const namespace = auth.agentId ? staffNamespace : widgetNamespace;
  const socket = new WebSocket(`${url.replace('http', 'ws')}${hubPath}/?EIO=4&transport=websocket`, {
    perMessageDeflate: false,
  });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text === '2') socket.send('3');
      else if (text.startsWith('0')) socket.send(`40${namespace},${JSON.stringify(auth)}`);
      else if (text.startsWith('44')) reject(new Error(text));
      else if (text.startsWith('40')) {
        if (auth.agentId) socket.send(`42${namespace},1["watch",${JSON.stringify({ chatToken, after: 0 })}]`);
        resolve({
          say: (words) =>
            socket.send(`42${namespace},2["say",${JSON.stringify({ clientId: randomUUID(), text: words })}]`),
        });
      } else if (text.startsWith(`42${namespace},["delivery"`)) for (const id of idsIn(text)) heard(id);
    });
  });
}

/** A socket of the reference. */
export function connectToPair(url: string, path: string, heard: (id: string) => void): Promise<Line> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, { perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => resolve({ say: (words) => socket.send(`d${'x'.repeat(250)}${words}`) }));
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith('d')) for (const id of idsIn(text)) heard(id);
    });
  });
}
