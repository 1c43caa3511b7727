import type { SentFile } from '@samtale/dialog';
import type { Upload } from './components/visitor-actions/upload.ts';

/** A file that was to go with the next message, as it is kept for the next page. */
export interface KeptFile {
  key: string;
  name: string;
  bytes: number;
  /** When it was attached, in milliseconds. */
  at: number;
  /** As the server has it; null when it had not got through: its bytes are gone with the page. */
  sent: SentFile | null;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Whether it is a file as the server tells of it: what the page around keeps may have been changed by others. */
export function isSentFile(value: unknown): value is SentFile {
  const { id, name, contentType, bytes, width, height } = (value ?? {}) as Partial<Record<string, unknown>>;
  const sizes = [width, height].filter((size) => size !== undefined);
  const isKnown = isText(id) && /^[\da-f-]{36}$/i.test(id);
  return isKnown && isText(name) && isText(contentType) && [bytes, ...sizes].every(isCount);
}

export function isKeptFile(value: unknown): value is KeptFile {
  const { key, name, bytes, at, sent } = (value ?? {}) as Partial<Record<keyof KeptFile, unknown>>;
  return isText(key) && isText(name) && isCount(bytes) && isCount(at) && (sent === null || isSentFile(sent));
}

/** Milliseconds for which the server surely has a file that nobody has sent; it forgets it after a day. */
const hasFor = 23 * 3_600_000;

/** What is kept of the files that are attached: not those that were refused. */
export const keepFiles = (uploads: readonly Upload[]): KeptFile[] =>
  uploads
    .filter(({ state }) => state !== 'refused')
    .map(({ key, name, bytes, at, sent }) => ({ key, name, bytes, at, sent }));

/** The files that were attached on the page before. Those that the server does not have are to be chosen again. */
export const attachedAgain = (kept: readonly KeptFile[]): Upload[] =>
  kept.map((file) => {
    const sent = Date.now() - file.at < hasFor ? file.sent : null;
    return { ...file, sent, file: null, state: sent ? 'there' : 'gone', share: 1, messageKey: '' };
  });
