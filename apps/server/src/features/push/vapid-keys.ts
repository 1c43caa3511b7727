import { createECDH } from 'node:crypto';
import type { VapidKeys } from '@samtale/providers/push';

/** How many points P-256 has (SP 800-186, section 3.2.1.3). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** The key pair of P-256 that a secret of 32 bytes stands for; the same on every node. */
export function vapidKeys(secret: Buffer): VapidKeys {
  // A private key lies between 1 and the order of the curve, which hardly any 32 bytes exceed.
  const number = (BigInt(`0x${secret.toString('hex')}`) % (order - 1n)) + 1n;
  const privateKey = Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
