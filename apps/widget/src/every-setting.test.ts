import { shownChatConfig } from '@samtale/contract';
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['./**/*.{ts,tsx}', '!./**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const words = new Set(Object.values(sources).flatMap((text) => text.match(/\w+/g) ?? []));

test.each(Object.keys(shownChatConfig.shape))('the widget reads what is set as %s', (name) => {
  expect(words.has(name)).toBe(true);
});
