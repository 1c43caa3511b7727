import type { Delivery } from '@samtale/contract';
import { widgetNamespace } from '@samtale/contract';

/** A bot's answer of ordinary length; its `clientId` carries when it was sent, in nanoseconds of the machine's clock. */
export function fanOutEvent(): Delivery {
  const id = '0198d2a4-7c1e-7000-8000-000000000001';
  const text = 'Vi har åbent mandag til fredag fra kl. 9.30 til 17.30 og lørdag fra kl. 10 til 14.';
  return {
    chatToken: id,
    after: 4,
    upTo: 5,
    events: [
      {
        seq: 5,
        at: new Date().toISOString(),
        clientId: `sent:${process.hrtime.bigint()}`,
        event: {
          type: 'botSaid',
          flowId: id,
          bubbles: [{ delay: 0, messages: [{ kind: 'text', text }] }],
        },
      },
    ],
  };
}

/** When an event that arrived as `message` was sent; null when it is another message. */
export function sentAtOf(message: string): number | null {
  const sent = /sent:(\d+)/.exec(message)?.[1];
  return sent === undefined ? null : Number(sent);
}

/** The text frame in which Socket.IO sends the event (Engine.IO message 4, Socket.IO event 2). */
export const frameOf = (event: Delivery): string =>
  `42${widgetNamespace},${JSON.stringify(['delivery', event])}`;
