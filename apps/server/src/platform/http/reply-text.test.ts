import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { replyText } from './reply-text.ts';

const phrase = z.object({ text: z.string(), note: z.string().optional() });
const flow = z.object({ title: z.string().trim(), phrases: z.array(phrase).max(5000) });
const bot = z.object({
  name: z.string(),
  languages: z.array(z.object({ code: z.string(), flows: z.array(flow).default([]) })).max(2),
  recordings: z.array(z.string()).nullable(),
});

const phrases = Array.from({ length: 4000 }, (_, n) => ({ text: `Frase ${n} 😀`, more: n }));
const longBot = () => ({
  name: 'Lang',
  languages: [{ code: 'da', flows: [{ title: ' Åbent ', phrases, hidden: true }] }, { code: 'en' }],
  recordings: null,
});

test('a long reply is written as a short one is, with turns for others', async () => {
  const written = replyText(bot, longBot());
  expect(typeof written).toBe('object');
  let turns = 0;
  let isWritten = false;
  const counting = (async () => {
    for (; !isWritten; turns++) await setImmediate();
  })();
  const pieces = await written;
  isWritten = true;
  await counting;
  expect(JSON.parse(Buffer.concat(pieces as Buffer[]).toString())).toEqual(
    JSON.parse(JSON.stringify(bot.parse(longBot()))),
  );
  expect(pieces.length).toBeGreaterThan(1);
  expect(turns).toBeGreaterThan(1);
});

test('a short reply is there at once', () => {
  expect(replyText(flow, { title: ' Kort ', phrases: phrases.slice(0, 1) })).toBe(
    '{"title":"Kort","phrases":[{"text":"Frase 0 😀"}]}',
  );
});

test('a long reply of which nothing is left is written', async () => {
  const pieces = await replyText(z.object({ lists: z.array(z.object({})) }), { lists: [{ phrases }, {}] });
  expect(Buffer.concat(pieces as Buffer[]).toString()).toBe('{"lists":[{},{}]}');
});

test('a long reply that is not as declared is refused, deep down and for the length of a list', async () => {
  const [danish] = longBot().languages;
  const wrongItem = {
    ...longBot(),
    languages: [{ ...danish, flows: [{ title: '', phrases: [...phrases, 7] }] }],
  };
  await expect(async () => replyText(bot, wrongItem)).rejects.toThrow(z.ZodError);
  const tooMany = { ...longBot(), languages: [danish, danish, danish] };
  await expect(async () => replyText(bot, tooMany)).rejects.toThrow(z.ZodError);
});
