import { parseRichText } from '@samtale/dialog/show';
import { expect, test } from 'vitest';
import { type Format, formatSelection } from './format-selection.ts';

/** Formats what stands between the two bars, and shows what is selected then in the same way. */
function formatted(marked: string, format: Format): string {
  const [before = '', selected = '', after = ''] = marked.split('|');
  const text = before + selected + after;
  const edit = formatSelection(text, before.length, before.length + selected.length, format);
  const next = text.slice(0, edit.start) + edit.replacement + text.slice(edit.end);
  const [start, end] = edit.selection;
  return `${next.slice(0, start)}|${next.slice(start, end)}|${next.slice(end)}`;
}

test.each<[Format, string, string]>([
  ['bold', 'en |fed| cykel', 'en **|fed|** cykel'],
  ['bold', 'en **|fed|** cykel', 'en |fed| cykel'],
  ['bold', 'en |**fed**| cykel', 'en |fed| cykel'],
  ['bold', 'en| fed |cykel', 'en **|fed|** cykel'],
  ['bold', 'en by|cyk|el til', 'en **|bycykel|** til'],
  ['italic', 'en fe||d cykel', 'en _|fed|_ cykel'],
  ['italic', 'en || cykel', 'en _||_ cykel'],
  ['strike', '- |en\n- to|', '- |~~en~~\n- ~~to~~|'],
  ['link', 'se |vores side| her', 'se [vores side](|https://|) her'],
  ['link', 'se |https://x.dk|', 'se [||](https://x.dk)'],
  ['link', '||', '[||](https://)'],
  ['bullets', 'Vi har:\ne|n\nt|o', 'Vi har:\n|- en\n- to|'],
  ['bullets', '|- en\n- to|', '|en\nto|'],
  ['numbers', '|- en\n- to|', '|1. en\n2. to|'],
  ['numbers', '|1. en\n2. to|', '|en\nto|'],
  ['bullets', '||\nen', '- ||\nen'],
])('%s of %j', (format, marked, expected) => {
  expect(formatted(marked, format)).toBe(expected);
});

test('what the toolbar writes is what is read', () => {
  for (const [format, kind] of [
    ['bold', 'bold'],
    ['italic', 'italic'],
    ['strike', 'strike'],
  ] as const) {
    const { replacement } = formatSelection('ord', 0, 3, format);
    expect(parseRichText(replacement)).toEqual([
      { kind: 'paragraph', children: [{ kind, children: ['ord'] }] },
    ]);
  }
});
