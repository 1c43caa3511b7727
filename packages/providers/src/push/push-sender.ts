import { DeliveryError } from '../delivery-error.ts';
import { type OutboundClient, OutboundError } from '../http/index.ts';

/** A browser that can be reached: its push service's address and its own keys, in base64url. */
export interface PushTarget {
  endpoint: string;
  key: string;
  authSecret: string;
}

/** The server's keys in base64url: a point of P-256, and the number it comes from (RFC 8292). */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export interface PushMessage {
  /** At most 3,993 bytes, of which nobody on the way can read any (RFC 8291 section 4). */
  payload: string;
  /** For so many seconds the push service keeps it for a device that is away. */
  ttl: number;
  /** A later message of the same topic takes its place: up to 32 letters of base64url (RFC 8030 section 5.4). */
  topic: string;
}

export interface PushSender {
  /**
   * Resolves when the push service has taken the message.
   * @throws {DeliveryError} `badAddress` when the browser is to be forgotten.
   */
  send(target: PushTarget, message: PushMessage, keys: VapidKeys): Promise<void>;
}

const timeoutMs = 10_000;

/**
 * Sends to browsers through their push services, over a client that keeps to the public Internet: the addresses come
 * from outside. `contact` is a `mailto:` or `https:` address at which a push service reaches who runs the server.
 */
export function createPushSender(http: OutboundClient, contact: string): PushSender {
  return {
    async send(target, { payload, ttl, topic }, keys) {
      const request = await encrypted(target, payload, {
        vapidDetails: { subject: contact, ...keys },
        TTL: ttl,
        topic,
        urgency: 'high',
        contentEncoding: 'aes128gcm',
      });
      const headers = Object.entries(request.headers).map(([name, value]) => ({
        name,
        value: String(value),
      }));
      const { status } = await http
        .ask({ method: 'POST', url: target.endpoint, headers, body: request.body, timeoutMs })
        .catch((error: unknown) => {
          throw deliveryError(error);
        });
      if (status >= 200 && status < 300) return;
      throw new DeliveryError(failureOf(status), `The push service answered ${status}`);
    },
  };
}

type RequestOptions = import('web-push').RequestOptions;

async function encrypted(
  { endpoint, key, authSecret }: PushTarget,
  payload: string,
  options: RequestOptions,
) {
  // Loaded when the first device is reached: most servers have none.
  const { default: webPush } = await import('web-push');
  try {
    return webPush.generateRequestDetails(
      { endpoint, keys: { p256dh: key, auth: authSecret } },
      payload,
      options,
    );
  } catch (error) {
    // The keys are no keys, so nothing can ever be sent with them.
    throw new DeliveryError('badAddress', String(error));
  }
}

/** RFC 8030 section 7.3: 404 and 410 tell that the subscription has ended. */
function failureOf(status: number) {
  if (status === 404 || status === 410) return 'badAddress';
  return status === 429 || status >= 500 ? 'unreachable' : 'refused';
}

function deliveryError(error: unknown): DeliveryError {
  const leadsNowhere =
    error instanceof OutboundError && ['badAddress', 'forbiddenAddress'].includes(error.failure);
  return new DeliveryError(leadsNowhere ? 'badAddress' : 'unreachable', String(error));
}
