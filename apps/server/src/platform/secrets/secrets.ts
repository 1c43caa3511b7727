import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Keeps texts unreadable for whoever has the database alone. */
export interface Secrets {
  /**
   * A text as it may be stored. `context` says what it is and whose, such as `twoFactor:<user id>`: moved to another
   * row or field it cannot be opened.
   */
  seal(text: string, context: string): string;
  /** The text again. Throws `SealedWithUnknownKey`, and `BrokenSeal` when it or its context is not what was sealed. */
  open(sealed: string, context: string): string;
}

/** None of the keys is the one it was sealed with: the server's key was changed and the old one is not told. */
export class SealedWithUnknownKey extends Error {}
export class BrokenSeal extends Error {}

/** Keys have as many bytes (AES-256). */
export const secretKeyBytes = 32;
/** Of the initialisation vector and the authentication tag (NIST SP 800-38D, sections 5.2.1.1 and 5.2.1.2). */
const ivBytes = 12;
const tagBytes = 16;
const algorithm = 'aes-256-gcm';

/**
 * Secrets under keys of 32 bytes: the first one seals, all of them open, so that a key can be replaced while what older
 * ones sealed stays readable. AES-256-GCM; a sealed text is `1.<key's id>.<iv, tag and ciphertext in base64url>`.
 */
export function createSecrets(keys: readonly [Buffer, ...Buffer[]]): Secrets {
  const [current] = keys;
  const known = new Map(keys.map((key) => [idOf(key), key]));
  const currentId = idOf(current);
  return {
    seal(text, context) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, current, iv, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(context));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `1.${currentId}.${Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url')}`;
    },
    open(sealed, context) {
      if (!isSealed(sealed)) throw new BrokenSeal('This is not a sealed text');
      const [, keyId = '', body = ''] = sealed.split('.');
      const key = known.get(keyId);
      if (!key) throw new SealedWithUnknownKey(`No key ${keyId} is known; name it in SAMTALE_SECRET_KEYS`);
      const bytes = Buffer.from(body, 'base64url');
      try {
        const iv = bytes.subarray(0, ivBytes);
        const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes });
        decipher.setAAD(Buffer.from(context));
        decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        const hidden = bytes.subarray(ivBytes + tagBytes);
        return decipher.update(hidden, undefined, 'utf8') + decipher.final('utf8');
      } catch (error) {
        throw new BrokenSeal('A sealed text cannot be opened', { cause: error });
      }
    },
  };
}

/** Whether a text was sealed by this version of the product, whatever the key. */
export const isSealed = (text: string): boolean => text.startsWith('1.');

/** Names a key without telling it. */
const idOf = (key: Buffer): string =>
  createHash('sha256').update('samtale secret key').update(key).digest('base64url').slice(0, 8);

/** Reads a key as settings have it: 32 bytes in hexadecimal or base64. Null when it is none. */
export function readSecretKey(text: string): Buffer | null {
  const hex = /^[0-9a-f]{64}$/i.test(text);
  const base64 = /^[A-Za-z0-9+/_-]{43}=?$/.test(text);
  const key = hex || base64 ? Buffer.from(text, hex ? 'hex' : 'base64') : null;
  return key?.length === secretKeyBytes ? key : null;
}
