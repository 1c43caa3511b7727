import type { SentFile } from '../file.ts';

/** Where a file of the staff's is opened, on the server that sent it. */
export const sentFileAddress = ({ id, name }: Pick<SentFile, 'id' | 'name'>): string =>
  `/api/file/${id}/${encodeURIComponent(name)}`;

/** A picture's size where it is at most so wide and high; null for what is shown by its name. Never larger than it is. */
export function pictureSize(
  { width, height }: Pick<SentFile, 'width' | 'height'>,
  widthMax: number,
  heightMax: number,
): { width: number; height: number } | null {
  if (!width || !height) return null;
  const scale = Math.min(1, widthMax / width, heightMax / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** `812 kB`, `1,4 MB`: bytes as people read them, with the language's own comma. */
export function fileSize(bytes: number, language: string): string {
  const [amount, unit] =
    bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(amount)} ${unit}`;
}
