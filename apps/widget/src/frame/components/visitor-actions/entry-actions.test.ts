import { expect, it } from 'vitest';
import { type Entry, previewWelcome } from '../../conversation-log.ts';
import { entryActions } from './entry-actions.ts';

const bubble = { delay: 0, messages: [{ kind: 'text' as const, text: 'Answer' }] };
const bot = (key: string): Entry => ({ kind: 'bot', key, at: 0, bubble, groups: [], suggestions: [] });
const visitor = (key: string): Entry => ({ kind: 'visitor', key, at: 0, text: key, files: [] });
const note = (key: string, what: 'unavailable' | 'messageLeft' | 'takenOver'): Entry => ({
  kind: 'note',
  key,
  at: 0,
  note: what,
  name: '',
});

it('rates the last answer of each turn, and no welcome', () => {
  const entries = [
    ...previewWelcome([bubble]).entries,
    visitor('a'),
    bot('4-0'),
    bot('4-1'),
    visitor('b'),
    bot('9-0'),
  ];
  expect([...entryActions(entries, false)]).toEqual([
    ['9-0', 'rate'],
    ['4-1', 'rate'],
  ]);
  expect([...entryActions(entries, true)]).toEqual([['4-1', 'rate']]);
});

it('rates what was answered before the bot asked something, and no question', () => {
  const question = (key: string): Entry => ({ ...bot(key), isQuestion: true }) as Entry;
  const entries = [visitor('a'), question('3-0'), visitor('b'), bot('7-0'), question('8-0')];
  expect([...entryActions(entries, false)]).toEqual([['7-0', 'rate']]);
});

it('takes a message where nobody was there, until something is heard of the staff', () => {
  const asked = [visitor('a'), bot('4-0'), note('5', 'unavailable')];
  expect([...entryActions(asked, false)]).toEqual([
    ['5', 'leaveMessage'],
    ['4-0', 'rate'],
  ]);
  const again = [...asked, visitor('b'), note('8', 'unavailable')];
  expect([...entryActions(again, false).entries()].filter(([, action]) => action === 'leaveMessage')).toEqual(
    [['8', 'leaveMessage']],
  );
  for (const what of ['messageLeft', 'takenOver'] as const)
    expect([...entryActions([...asked, note('6', what)], false).values()]).not.toContain('leaveMessage');
});
