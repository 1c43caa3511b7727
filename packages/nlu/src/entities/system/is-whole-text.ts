/** Whether nothing else is said, as when a question is answered. */
export function isWholeText(text: string, { start, end }: { start: number; end: number }): boolean {
  return !/[\p{L}\p{N}]/u.test(text.slice(0, start)) && !/[\p{L}\p{N}]/u.test(text.slice(end));
}
