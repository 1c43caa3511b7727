import { danish, newGptSetting } from '@samtale/contract';
import { expect, test } from 'vitest';
import { newWidget } from '../widget-values.ts';
import { keptSettings, withKeptSettings } from './kept-settings.ts';

const widget = newWidget([danish.id]);
const other = '0198c0de-0000-7000-8000-000000000001';
const changed = {
  ...widget,
  loadHistoryMinutes: 90,
  chatConfig: {
    ...widget.chatConfig,
    widgetWidth: '500px',
    enableEmoji: !widget.chatConfig.enableEmoji,
    gptSetting: { ...newGptSetting, temperature: 0.9, errorIntentId: other },
    chatMenuItemList: [{ id: other, languageId: danish.id, intentId: other, displayName: 'Priser' }],
  },
};

test('what is kept of a widget makes another one like it, but for what is its own', () => {
  const set = JSON.parse(keptSettings(changed));
  expect(set).toMatchObject({
    loadHistoryMinutes: 90,
    widgetWidth: '500px',
    gptSetting: { temperature: 0.9 },
  });
  expect(JSON.stringify(set)).not.toContain(other);
  expect(set).not.toHaveProperty('placement');
  const { values, left } = withKeptSettings(widget, set);
  expect(left).toEqual([]);
  expect(values.loadHistoryMinutes).toBe(90);
  expect(values.chatConfig).toMatchObject({
    widgetWidth: '500px',
    enableEmoji: !widget.chatConfig.enableEmoji,
    gptSetting: { temperature: 0.9, errorIntentId: null },
    chatMenuItemList: [],
  });
});

test('a part of what belongs together leaves the rest of it as it was', () => {
  const { values, used } = withKeptSettings(changed, { gptSetting: { topP: 0.2 } });
  expect(used).toEqual(['gptSetting']);
  expect(values.chatConfig.gptSetting).toMatchObject({ topP: 0.2, temperature: 0.9, errorIntentId: other });
});

test('languages, menu and flows stay as they are, also where a set names others', () => {
  const set = {
    chatMenuItemList: [],
    gptSetting: { topP: 0.3, errorIntentId: null },
    primaryLanguageId: other,
  };
  const { values, used, left } = withKeptSettings(changed, set);
  expect(used).toEqual(['gptSetting']);
  expect(left).toEqual(['chatMenuItemList', 'primaryLanguageId']);
  expect(values.chatConfig.gptSetting).toMatchObject({ topP: 0.3, errorIntentId: other });
  expect(values.chatConfig.chatMenuItemList).toEqual(changed.chatConfig.chatMenuItemList);
});

test('what there is not, and what does not fit, is named and changes nothing', () => {
  const set = { widgetWidth: 400, farve: 'rød', constructor: 1, id: other, enableEmoji: false };
  const { values, used, left } = withKeptSettings(widget, set);
  expect(used).toEqual(['enableEmoji']);
  expect(left).toEqual(['widgetWidth', 'farve', 'constructor', 'id']);
  expect(values).toEqual({ ...widget, chatConfig: { ...widget.chatConfig, enableEmoji: false } });
});
