import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  type JsonWebKey,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { PushPayload, PushRegistration } from '@samtale/contract';
import { createId } from '../src/platform/database/columns.ts';
import { listening, portOf } from './outside-world.ts';

interface Received {
  device: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service that takes what it is given, or answers what a test tells it to. */
export class PushService {
  readonly received: Received[] = [];
  /** The HTTP status of the next answers. */
  status = 201;
  private readonly server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const device = request.url?.slice(1) ?? '';
      this.received.push({ device, headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(this.status).end();
    });
  });

  start = () => listening(this.server);
  close = () => this.server.close();
  get origin(): string {
    return `http://127.0.0.1:${portOf(this.server.address())}`;
  }

  /** A browser that has subscribed here. */
  browser(): PushBrowser {
    return new PushBrowser(this);
  }
}

/** A browser's end of a subscription: it has the keys, and reads what it is sent as RFC 8291 says. */
export class PushBrowser {
  readonly name = createId();
  private readonly service: PushService;
  private readonly pair = createECDH('prime256v1');
  private readonly authSecret = randomBytes(16);

  constructor(service: PushService) {
    this.service = service;
    this.pair.generateKeys();
  }

  get endpoint(): string {
    return `${this.service.origin}/${this.name}`;
  }

  registration(more: Partial<PushRegistration> = {}): PushRegistration {
    return {
      endpoint: this.endpoint,
      key: this.pair.getPublicKey('base64url'),
      authSecret: this.authSecret.toString('base64url'),
      browser: 'Firefox',
      deviceName: 'Firefox, Linux',
      language: 'da',
      ...more,
    };
  }

  get received(): Received[] {
    return this.service.received.filter(({ device }) => device === this.name);
  }

  get payloads(): PushPayload[] {
    return this.received.map(({ body }) => JSON.parse(this.decrypted(body)) as PushPayload);
  }

  /** Decrypts a body of `aes128gcm` (RFC 8188 section 2, RFC 8291 section 3.4). */
  private decrypted(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const serverKey = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), serverKey]);
    const shared = this.pair.computeSecret(serverKey);
    const input = Buffer.from(hkdfSync('sha256', shared, this.authSecret, info, 32));
    const derived = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, length));
    const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString();
  }
}

/** The claims by which a server says who it is, if its signature holds for the key in the header (RFC 8292). */
export function vapidClaims({ authorization = '' }: IncomingHttpHeaders) {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const key: JsonWebKey = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const holds = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!holds) throw new Error('The signature does not hold');
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return { publicKey, aud: String(aud), sub: String(sub), exp: Number(exp) };
}
