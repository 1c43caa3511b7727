import { danish, generationKeys, newId, widgetKeys } from '@samtale/contract';
import { expect, test } from 'vitest';
import words from '../../locales/da/widgets.json' with { type: 'json' };
import { problemsOf } from './check-widget.ts';
import { tabOfPath } from './widget-tabs.ts';
import { newWidget, type WidgetValues } from './widget-values.ts';

const context = { languageIds: [danish.id], maxLanguageCount: null, hasWelcome: () => false };
const widget = (change: Partial<WidgetValues>, look: Partial<WidgetValues['chatConfig']> = {}) => {
  const values = { ...newWidget([danish.id]), name: 'Butikken', domain: 'butik.dk', ...change };
  return { ...values, chatConfig: { ...values.chatConfig, ...look } };
};

test('everything that is wrong is found, and where it is edited', () => {
  const values = widget(
    { name: '' },
    {
      headerColor: 'grøn',
      chatMenuItemList: [{ id: newId, languageId: danish.id, intentId: newId, displayName: '' }],
    },
  );
  expect(problemsOf(values, context).map(({ path }) => [path, tabOfPath(path)])).toEqual(
    expect.arrayContaining([
      ['name', 'general'],
      ['chatConfig.headerColor', 'theme'],
      ['chatConfig.chatMenuItemList.0.displayName', 'chat'],
    ]),
  );
});

test('what holds between fields is found once each of them is right', () => {
  const item = { id: newId, languageId: danish.id, intentId: newId, displayName: 'Hjælp' };
  expect(problemsOf(widget({}, { chatMenuItemList: [item] }), context)).toEqual([
    {
      path: 'chatConfig.chatConfigLanguageList.0.defaultWelcomeIntent',
      messageKey: widgetKeys.welcomeFlow,
    },
    { path: 'chatConfig.chatMenuItemList.0.intentId', messageKey: widgetKeys.unknownFlow },
  ]);
  expect(tabOfPath('chatConfig.chatConfigLanguageList.0.defaultWelcomeIntent')).toBe('defaultWelcome');
});

test('what is wrong with generated answers is found, and leads to where they are set up', () => {
  const values = widget({ name: 'Butikken' });
  const { gptSetting, chatConfigLanguageList } = values.chatConfig;
  const wrong = problemsOf(
    widget(
      {},
      {
        gptSetting: {
          ...gptSetting,
          temperature: 0,
          topP: 1.1,
          maxResponseToken: Number.NaN,
          messageLimiting: 0,
        },
        chatConfigLanguageList: chatConfigLanguageList.map((one) => ({
          ...one,
          gptCommandDescription: 'x'.repeat(8001),
        })),
      },
    ),
    context,
  );
  expect(wrong.map(({ messageKey }) => messageKey)).toEqual(
    expect.arrayContaining([
      generationKeys.temperature,
      generationKeys.topP,
      generationKeys.maxResponseToken,
      generationKeys.messageLimiting,
      generationKeys.tooLong,
    ]),
  );
  const both = { ...gptSetting, errorIntentId: danish.id, errorMsq: 'Prøv igen' };
  const twice = problemsOf(widget({}, { gptSetting: both }), context).filter(
    ({ messageKey }) => messageKey === generationKeys.twoFailures,
  );
  expect(twice).toHaveLength(1);
  expect(new Set([...wrong, ...twice].map(({ path }) => tabOfPath(path)))).toEqual(new Set(['generation']));
});

test.each([...Object.values(widgetKeys), ...Object.values(generationKeys)])('%s has words', (key) => {
  const text = key.split('.').reduce<unknown>((all, name) => Object(all)[name], words);
  expect(text).toEqual(expect.any(String));
});
