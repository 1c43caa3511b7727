import { expect, it } from 'vitest';
import { emojiGroups } from './emoji.ts';

it('names every emoji in both languages, once, in full rows', () => {
  const all = emojiGroups.flatMap((group) => group.emojis);
  expect(new Set(all.map(({ emoji }) => emoji)).size).toBe(all.length);
  for (const { emoji, name } of all) expect(emoji && name.da && name.en).toBeTruthy();
  for (const { emojis } of emojiGroups) expect(emojis.length % 6).toBe(0);
});
