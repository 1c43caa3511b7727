import type { ConversationSummary } from '@samtale/contract';
import { expect, test } from 'vitest';
import { isUnread, markSeen } from './seen-rows.ts';

const row = { chatToken: 'a', seq: 4, lastMessageAt: '2026-11-20T12:00:00Z' } as ConversationSummary;

test('what came after it was read is unread', () => {
  expect(isUnread(row, { a: 3 }, '')).toBe(true);
  expect(isUnread(row, { a: 4 }, '')).toBe(false);
});

test('one never opened counts from when the list was opened', () => {
  expect(isUnread(row, {}, '2026-11-20T11:00:00Z')).toBe(true);
  expect(isUnread(row, {}, '2026-11-20T13:00:00Z')).toBe(false);
});

test('reading never goes back, and the longest forgotten goes first', () => {
  const seen = { a: 3 };
  expect(markSeen(seen, 'a', 2)).toBe(seen);
  let many = {};
  for (let index = 0; index < 501; index += 1) many = markSeen(many, `chat-${index}`, 1);
  expect(many).not.toHaveProperty('chat-0');
  expect(many).toHaveProperty('chat-500');
});
