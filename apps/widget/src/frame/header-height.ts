/** Highest that the staff's own header may be, in pixels: the conversation needs its room. */
const highest = 300;

/** The height in a header's message `{ samtaleHeader }`, in whole pixels; null when the message is something else. */
export function headerHeight(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('samtaleHeader' in data)) return null;
  const { samtaleHeader } = data;
  if (typeof samtaleHeader !== 'number' || !Number.isFinite(samtaleHeader)) return null;
  return Math.min(highest, Math.max(0, Math.ceil(samtaleHeader)));
}
