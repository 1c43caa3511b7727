import { expect, test } from 'vitest';
import { danish, english } from '../agents/languages.ts';
import { newId } from '../calls/primitives.ts';
import { newChatConfig, widgetKeys } from './chat-config.ts';
import { widgetProblems } from './widget-problems.ts';

const both = [danish.id, english.id];

/** What is wrong with a widget in two languages where a plan includes so many. */
const problemsWith = (maxLanguageCount: number | null) =>
  widgetProblems(
    {
      id: newId,
      name: 'Butikken',
      domain: 'butik.dk',
      loadHistoryMinutes: 65,
      welcomeMinutesThreshold: 60,
      chatConfig: newChatConfig(both),
    },
    { languageIds: both, maxLanguageCount, hasWelcome: () => true },
  );

test('a widget has no more languages than the plan includes', () => {
  expect(problemsWith(1)).toEqual([
    { path: 'chatConfig.chatConfigLanguageList', messageKey: widgetKeys.tooManyLanguages },
  ]);
  expect([problemsWith(2), problemsWith(null)]).toEqual([[], []]);
});
