import { chatClientInput, chatConfig, newChatConfig } from '@samtale/contract';
import type { WidgetValues } from '../widget-values.ts';

/** What belongs to one widget or one language, and means nothing on another. */
const ownOnes = new Set<string>([
  'primaryLanguageId',
  'chatConfigLanguageList',
  'chatMenuItemList',
  'deactivatedIntentIdList',
]);

const minutes = ['loadHistoryMinutes', 'welcomeMinutesThreshold'] as const;

/** What of a widget can be used on another, as JSON: where it differs from a new one. */
export function keptSettings({ chatConfig: config, ...values }: WidgetValues): string {
  const fresh: Record<string, unknown> = newChatConfig([]);
  const differing = Object.entries(config).filter(
    ([name, value]) => !ownOnes.has(name) && JSON.stringify(value) !== JSON.stringify(fresh[name]),
  );
  const { loadHistoryMinutes, welcomeMinutesThreshold } = values;
  const kept = { loadHistoryMinutes, welcomeMinutesThreshold, ...Object.fromEntries(differing) };
  // Flows are the widget's own too.
  const withoutFlows = (key: string, value: unknown) =>
    key === 'messageLimitingIntentId' || key === 'errorIntentId' ? undefined : value;
  return JSON.stringify(kept, withoutFlows, 2);
}

/** A widget with the settings of a set; those that there are not, or whose value does not fit, are left out and named. */
export function withKeptSettings(
  values: WidgetValues,
  set: Readonly<Record<string, unknown>>,
): { values: WidgetValues; used: string[]; left: string[] } {
  const used: string[] = [];
  const left: string[] = [];
  const config: Record<string, unknown> = { ...values.chatConfig };
  const around: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(set)) {
    const isMinutes = minutes.some((one) => one === name);
    const shape: Record<string, { safeParse(value: unknown): { success: boolean; data?: unknown } }> =
      isMinutes ? chatClientInput.shape : chatConfig.shape;
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    const whole = isObject(value) && isObject(config[name]) ? { ...config[name], ...value } : value;
    const read = field?.safeParse(whole);
    if (!read?.success) left.push(name);
    else {
      (isMinutes ? around : config)[name] = read.data;
      used.push(name);
    }
  }
  const next = chatClientInput.safeParse({ ...values, ...around, chatConfig: config });
  // What is wrong between fields, or was before, is for the form to say.
  return {
    values: next.success
      ? next.data
      : { ...values, ...around, chatConfig: { ...values.chatConfig, ...config } },
    used,
    left,
  };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
