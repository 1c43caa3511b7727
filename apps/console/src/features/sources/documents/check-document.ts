import { sourceKeys, uploadBytesMax, uploadEndings } from '@samtale/contract';

/** What a file input offers. */
export const acceptedEndings = uploadEndings.map((ending) => `.${ending}`).join(',');

/** Why a document cannot be read, before it is sent, as a message key; null where it may. */
export function problemOfDocument({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!uploadEndings.some((one) => one === ending)) return sourceKeys.uploadKind;
  if (size > uploadBytesMax) return sourceKeys.uploadTooLarge;
  return size === 0 ? sourceKeys.uploadEmpty : null;
}
