import { DeliveryError } from '../delivery-error.ts';
import { OutboundClient, OutboundError } from '../http/index.ts';
import { gatewayApi } from './gateway-api.ts';
import { twilio } from './twilio.ts';

export interface Sms {
  /** In international form. */
  to: string;
  /** A number, or up to 11 characters; empty for the server's own. */
  from: string;
  text: string;
}

export interface SmsSender {
  /** Resolves with the provider's id of the message. @throws {DeliveryError} */
  send(sms: Sms): Promise<string>;
}

/** How a provider is asked, and what its reply means. */
export interface SmsProvider {
  request(sms: Sms, account: SmsAccount): { path: string; headers: Record<string, string>; body: string };
  /** The id of the message. */
  idOf(reply: unknown): string | undefined;
  /** What went wrong, in its words. */
  reasonOf(reply: unknown): string | undefined;
}

export interface SmsAccount {
  user: string;
  secret: string;
}

const providers: Record<string, SmsProvider> = { twilio, gatewayapi: gatewayApi };
const timeoutMs = 15_000;

/**
 * Sends text messages through a provider. `url` is `twilio://SID:TOKEN@api.twilio.com` or
 * `gatewayapi://:TOKEN@gatewayapi.com`; `twilio+http:` speaks without TLS, to a gateway on the same machine.
 * @throws when the provider is not known.
 */
export function createSmsSender(url: string, from: string): SmsSender {
  const [, name = '', plain, rest = ''] = /^(\w+)(\+http)?:\/\/(.*)$/.exec(url) ?? [];
  const provider = providers[name];
  if (!provider) throw new Error(`no provider of text messages is called "${name}"`);
  const base = new URL(`${plain ? 'http' : 'https'}://${rest}`);
  const account = { user: decodeURIComponent(base.username), secret: decodeURIComponent(base.password) };
  // Whoever runs the server has named it, so it may be anywhere.
  const client = new OutboundClient([base.hostname]);
  return {
    async send(sms) {
      const { path, headers, body } = provider.request({ ...sms, from: sms.from || from }, account);
      const reply = await client
        .ask({
          method: 'POST',
          url: base.origin + path,
          headers: Object.entries(headers).map(([header, value]) => ({ name: header, value })),
          body,
          timeoutMs,
        })
        .catch((error) => {
          throw error instanceof OutboundError ? new DeliveryError('unreachable', error.message) : error;
        });
      const said = parse(reply.body);
      const id = reply.status < 300 ? provider.idOf(said) : undefined;
      if (id) return id;
      const isOverloaded = reply.status >= 500 || reply.status === 429;
      const reason = provider.reasonOf(said) ?? `status ${reply.status}`;
      throw new DeliveryError(isOverloaded ? 'unreachable' : 'refused', reason);
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
