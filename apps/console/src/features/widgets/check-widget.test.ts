import { danish, newId, widgetKeys } from '@samtale/contract';
import { expect, test } from 'vitest';
import { pathsOf, problemsOf, widgetResolver } from './check-widget.ts';
import { tabOfPath } from './widget-tabs.ts';
import { newWidget, type WidgetValues } from './widget-values.ts';

const surroundings = { languageIds: [danish.id], maxLanguageCount: null, hasWelcome: () => false };
const widget = (change: Partial<WidgetValues>, look: Partial<WidgetValues['chatConfig']> = {}) => {
  const values = { ...newWidget([danish.id]), name: 'Butikken', domain: 'butik.dk', ...change };
  return { ...values, chatConfig: { ...values.chatConfig, ...look } };
};

test('everything that is wrong is found, and where it is edited', async () => {
  const values = widget(
    { name: '' },
    {
      headerColor: 'grøn',
      chatMenuItemList: [{ id: newId, languageId: danish.id, intentId: newId, displayName: '' }],
    },
  );
  const { errors } = await widgetResolver(() => surroundings)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  expect(pathsOf(errors).map((path) => [path, tabOfPath(path)])).toEqual(
    expect.arrayContaining([
      ['name', 'general'],
      ['chatConfig.headerColor', 'theme'],
      ['chatConfig.chatMenuItemList.0.displayName', 'chat'],
    ]),
  );
});

test('what holds between fields is found once each of them is right', () => {
  const item = { id: newId, languageId: danish.id, intentId: newId, displayName: 'Hjælp' };
  expect(problemsOf(widget({}, { chatMenuItemList: [item] }), surroundings)).toEqual([
    {
      path: 'chatConfig.chatConfigLanguageList.0.defaultWelcomeIntent',
      messageKey: widgetKeys.welcomeFlow,
    },
    { path: 'chatConfig.chatMenuItemList.0.intentId', messageKey: widgetKeys.unknownFlow },
  ]);
  expect(tabOfPath('chatConfig.chatConfigLanguageList.0.defaultWelcomeIntent')).toBe('defaultWelcome');
});
