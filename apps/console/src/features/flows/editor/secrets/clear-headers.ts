import { secretName, secretNameMax, secretValue } from '@samtale/contract';
import { secretKey, secretReference } from '@samtale/dialog';

/** A header whose value looks like a secret and stands there for everybody to read. */
export interface ClearHeader {
  name: string;
  /** What of the line is secret: behind the scheme, where there is one. */
  value: string;
}

const secretive =
  /^(?:authorization|proxy-authorization|cookie|(?:.*[-_])?(?:api)?(?:key|token|secret|password|auth))$/i;
const scheme = /^(?:basic|bearer|token|apikey|key)\s+/i;

function clearIn(line: string): ClearHeader | null {
  const [, name = '', written = ''] = /^\s*([^:\s]+)\s*:\s*(.*?)\s*$/.exec(line) ?? [];
  const value = written.replace(scheme, '');
  // What names a value or a secret is not known here.
  const isClear = secretive.test(name) && !value.includes('{{') && secretValue.safeParse(value).success;
  return isClear ? { name, value } : null;
}

/** The headers of a field, one a line, whose values had better be secrets. */
export const clearHeaders = (text: string): ClearHeader[] =>
  text.split('\n').flatMap((line) => clearIn(line) ?? []);

/** The field with a reference in place of a header's value. */
export function withReference(text: string, { name, value }: ClearHeader, secret: string): string {
  const lines = text.split('\n').map((line) => {
    const found = clearIn(line);
    if (found?.name !== name || found.value !== value) return line;
    const at = line.lastIndexOf(value);
    return line.slice(0, at) + secretReference(secret) + line.slice(at + value.length);
  });
  return lines.join('\n');
}

/** A name for the secret of a header that no other has. */
export function freeName(header: string, taken: readonly string[]): string {
  const plain = header.replace(/[^\p{L}\p{N}_-]/gu, '-').slice(0, secretNameMax - 4);
  const name = secretName.safeParse(plain).success ? plain : 'secret';
  const keys = new Set(taken.map(secretKey));
  let free = name;
  for (let number = 2; keys.has(secretKey(free)); number++) free = `${name}-${number}`;
  return free;
}
