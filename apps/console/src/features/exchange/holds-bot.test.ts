import { expect, test } from 'vitest';
import { holdsBot } from './holds-bot.ts';

test('a zip and JSON hold a bot, a table does not', async () => {
  expect(await holdsBot(new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 20, 0])]))).toBe(true);
  expect(await holdsBot(new Blob(['\uFEFF\n  {"format":"samtale-agent"}']))).toBe(true);
  expect(await holdsBot(new Blob(['text\tflow\nHvor er {min pakke}?\tLevering']))).toBe(false);
  expect(await holdsBot(new Blob(['PK,flow']))).toBe(false);
});
