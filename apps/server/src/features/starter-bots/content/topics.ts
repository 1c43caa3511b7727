import type { WrittenFlow } from '../written-flow.ts';

/** What visitors ask and only the company can answer: a draft without an answer. */
export const draft = (key: string, title: string, phrases: string[]): WrittenFlow => ({
  key,
  title,
  phrases,
  bubbles: [],
  isDraft: true,
});

/** What a person takes care of: the bot asks for what that takes, and hands over. */
export const handsOver = (key: string, title: string, text: string, phrases: string[]): WrittenFlow => ({
  key,
  title,
  phrases,
  bubbles: [{ text }],
  handOver: true,
});
