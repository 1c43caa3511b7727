/** What the toolbar can make of a selection, in the marks that `parseRichText` reads. */
export type Format = 'bold' | 'italic' | 'strike' | 'link' | 'bullets' | 'numbers';

/** A part of a text to replace, and what is selected afterwards. */
export interface TextEdit {
  start: number;
  end: number;
  replacement: string;
  selection: readonly [start: number, end: number];
}

/** Formats what is selected of a text, or takes the format away where it is. */
export function formatSelection(text: string, start: number, end: number, format: Format): TextEdit {
  if (format === 'link') return linkSelection(text, start, end);
  if (format === 'bullets' || format === 'numbers') return listLines(text, start, end, format);
  return markSelection(text, start, end, { bold: '**', italic: '_', strike: '~~' }[format]);
}

const letterOrDigit = /[\p{L}\p{N}]/u;
const listStart = /^(?:- +|\d+\. +)?/;

/** Marks count where words begin and end, so half a word becomes a whole one. */
function wholeWords(text: string, start: number, end: number): [number, number] {
  let [from, to] = [start, end];
  while (from < to && !text.charAt(from).trim()) from += 1;
  while (to > from && !text.charAt(to - 1).trim()) to -= 1;
  const isLetter = (at: number) => letterOrDigit.test(text.charAt(at));
  while (from > 0 && isLetter(from - 1) && isLetter(from)) from -= 1;
  while (to < text.length && isLetter(to) && (isLetter(to - 1) || from === to)) to += 1;
  return [from, to];
}

function markSelection(text: string, start: number, end: number, mark: string): TextEdit {
  const [from, to] = wholeWords(text, start, end);
  const selected = text.slice(from, to);
  const [before, after] = [from - mark.length, to + mark.length];
  if (before >= 0 && text.slice(before, from) === mark && text.slice(to, after) === mark)
    return {
      start: before,
      end: after,
      replacement: selected,
      selection: [before, before + selected.length],
    };
  if (selected.length > mark.length * 2 && selected.startsWith(mark) && selected.endsWith(mark)) {
    const inner = selected.slice(mark.length, -mark.length);
    return { start: from, end: to, replacement: inner, selection: [from, from + inner.length] };
  }
  if (!selected) {
    const caret = from + mark.length;
    return { start: from, end: to, replacement: mark + mark, selection: [caret, caret] };
  }
  // A mark does not reach over a line break, and a list's bullet stays outside of it.
  const lines = selected.split('\n').map((line) => {
    const bullet = listStart.exec(line)?.[0] ?? '';
    const words = line.slice(bullet.length).trim();
    return words ? `${bullet}${mark}${words}${mark}` : line;
  });
  const replacement = lines.join('\n');
  const inset = lines.length === 1 && replacement.startsWith(mark) ? mark.length : 0;
  return {
    start: from,
    end: to,
    replacement,
    selection: [from + inset, from + replacement.length - inset],
  };
}

function linkSelection(text: string, start: number, end: number): TextEdit {
  const selected = text.slice(start, end).replaceAll('\n', ' ');
  if (/^https?:\/\/\S+$/i.test(selected.trim())) {
    const replacement = `[](${selected.trim()})`;
    return { start, end, replacement, selection: [start + 1, start + 1] };
  }
  const address = 'https://';
  const addressAt = start + selected.length + 3;
  return {
    start,
    end,
    replacement: `[${selected}](${address})`,
    selection: selected ? [addressAt, addressAt + address.length] : [start + 1, start + 1],
  };
}

function listLines(text: string, start: number, end: number, format: 'bullets' | 'numbers'): TextEdit {
  const from = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const to = lineEnd < 0 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const startOf = (index: number) => (format === 'bullets' ? '- ' : `${index + 1}. `);
  const isList = lines.every((line, index) => line.startsWith(startOf(index)));
  const replacement = lines
    .map((line, index) => {
      const words = line.replace(listStart, '');
      return isList ? words : startOf(index) + words;
    })
    .join('\n');
  const caret = from + replacement.length;
  return { start: from, end: to, replacement, selection: lines.length > 1 ? [from, caret] : [caret, caret] };
}
