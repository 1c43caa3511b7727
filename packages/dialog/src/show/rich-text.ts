import { linkAddress, readableAddress } from './address.ts';
import { hrefOf, withoutTrailingPunctuation } from './link-text.ts';

/*
 * What the bot says is written in a small part of Markdown (CommonMark 0.31, and `~~` of GitHub's):
 *
 *   **bold**  *italic*  _italic_  ~~struck out~~  [words](address)  https://example.org
 *   - a list, one item a line          1. a numbered one, from 1 and of at least two
 *
 * A mark counts only where a word begins or ends, and only if its counterpart stands on the same line; all else is
 * what it says, so that `2 * 3`, `snake_case` and a footnote's `*` stay as they are. A backslash before a mark takes
 * its meaning away. A line break is a line break. Links lead to http, https, mailto and tel only. There is no HTML.
 */

export type Inline =
  | string
  | { kind: 'bold' | 'italic' | 'strike'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] };

export type Block =
  /** Its strings hold line breaks, which are to be shown as such. */
  { kind: 'paragraph'; children: Inline[] } | { kind: 'list'; ordered: boolean; items: Inline[][] };

/** The parts of a text. Takes time proportional to its length, whatever stands in it. */
export function parseRichText(text: string): Block[] {
  const lines = text.split(/\r\n|\r|\n/);
  const blocks: Block[] = [];
  let words: string[] = [];
  const endParagraph = () => {
    const children = paragraphOf(words);
    if (children.length) blocks.push({ kind: 'paragraph', children });
    words = [];
  };
  for (let at = 0; at < lines.length; ) {
    const bullets = itemsFrom(lines, at, bulletOf);
    const items = bullets.length ? bullets : itemsFrom(lines, at, numberedOf);
    if (bullets.length || items.length > 1) {
      endParagraph();
      blocks.push({ kind: 'list', ordered: !bullets.length, items: items.map(parseLine) });
      at += items.length;
    } else {
      words.push(lines[at] ?? '');
      at += 1;
    }
  }
  endParagraph();
  return blocks;
}

const bulletOf = (line: string) => /^- +(\S.*)$/.exec(line)?.[1];
/** `number` counts from 0. */
function numberedOf(line: string, number: number): string | undefined {
  const start = `${number + 1}. `;
  return line.startsWith(start) && line.trim().length > start.length
    ? line.slice(start.length).trimStart()
    : undefined;
}

function itemsFrom(
  lines: readonly string[],
  from: number,
  itemOf: (line: string, number: number) => string | undefined,
): string[] {
  const items: string[] = [];
  for (
    let item = itemOf(lines[from] ?? '', 0);
    item;
    item = itemOf(lines[from + items.length] ?? '', items.length)
  )
    items.push(item);
  return items;
}

/** Empty lines at the ends are left out: beside a list they would be two gaps. */
function paragraphOf(lines: readonly string[]): Inline[] {
  const first = lines.findIndex((line) => line.trim());
  const last = lines.findLastIndex((line) => line.trim());
  const children: Inline[] = [];
  for (const line of first < 0 ? [] : lines.slice(first, last + 1)) {
    if (children.length) append(children, '\n');
    for (const inline of parseLine(line)) append(children, inline);
  }
  return children;
}

type Mark = '**' | '*' | '_' | '~~' | '[';
interface OpenMark {
  mark: Mark;
  children: Inline[];
}

/** A text in one line, as it stands, whatever marks are in it: for words that come from elsewhere. */
export const escapeRichText = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[\\*_~[\].-]/g, '\\$&');

const kindOfMark = { '**': 'bold', '*': 'italic', _: 'italic', '~~': 'strike' } as const;
const token =
  /\\([\\*_~[\].-])|\*{3,}|_{2,}|~{3,}|(\*\*|\*|_|~~)|(\[)|\]\(([^\s()]*(?:\([^\s()]*\)[^\s()]*)*)\)|\b(?:https?:\/\/|www\.)[^\s<>"'[\]]+/gi;

/** One line. Every kind of mark is open at most once, so the stack is never deeper than there are kinds. */
function parseLine(line: string): Inline[] {
  const root: Inline[] = [];
  const stack: OpenMark[] = [];
  const top = () => stack.at(-1)?.children ?? root;
  /** What was opened at `depth` and above turns out to be what it says. */
  const giveUp = (depth: number) => {
    const unclosed = stack.splice(depth);
    for (const { mark, children } of unclosed)
      for (const inline of [mark, ...children]) append(top(), inline);
  };
  /** What stands between the mark opened at `depth` and here. */
  const close = (depth: number): Inline[] => {
    giveUp(depth + 1);
    return stack.pop()?.children ?? [];
  };

  const pattern = new RegExp(token);
  let end = 0;
  for (let match = pattern.exec(line); match; match = pattern.exec(line)) {
    const [whole, escaped, mark, bracket, target] = match;
    append(top(), line.slice(end, match.index));
    end = match.index + whole.length;
    const depthOf = (wanted: Mark) => stack.findLastIndex((open) => open.mark === wanted);
    if (escaped) append(top(), escaped);
    else if (isMark(mark)) {
      const depth = depthOf(mark);
      const edge = edgeAt(line, match.index, end);
      if (depth >= 0 && edge.closes) {
        const children = close(depth);
        append(top(), { kind: kindOfMark[mark], children });
      } else if (edge.opens) {
        if (depth >= 0) giveUp(depth);
        stack.push({ mark, children: [] });
      } else append(top(), whole);
    } else if (bracket) {
      if (depthOf('[') >= 0) giveUp(depthOf('['));
      stack.push({ mark: '[', children: [] });
    } else if (target !== undefined) {
      const href = linkAddress(target);
      const depth = depthOf('[');
      if (href && depth >= 0) {
        const children = close(depth);
        append(top(), { kind: 'link', href, children: children.length ? children : [readableAddress(href)] });
      } else append(top(), whole);
    } else if (/^[hw]/i.test(whole)) {
      const written = withoutTrailingPunctuation(whole, '*_~');
      const href = depthOf('[') < 0 ? hrefOf(written) : null;
      append(top(), href ? { kind: 'link', href, children: [written] } : written);
      end = match.index + written.length;
      pattern.lastIndex = end;
    } else append(top(), whole);
  }
  append(top(), line.slice(end));
  giveUp(0);
  return root;
}

const isMark = (mark: string | undefined): mark is keyof typeof kindOfMark => !!mark;

const letterOrDigit = /[\p{L}\p{N}]/u;

/** Whether a mark from `start` up to `end` stands where a word begins, and where one ends. */
function edgeAt(line: string, start: number, end: number): { opens: boolean; closes: boolean } {
  const before = line.charAt(start - 1);
  const after = line.charAt(end);
  return {
    opens: after.trim() !== '' && !letterOrDigit.test(before),
    closes: before.trim() !== '' && !letterOrDigit.test(after),
  };
}

function append(list: Inline[], inline: Inline): void {
  const last = list.at(-1);
  if (typeof inline === 'string' && typeof last === 'string') list[list.length - 1] = last + inline;
  else if (inline !== '') list.push(inline);
}
