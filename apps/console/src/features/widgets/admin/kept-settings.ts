import { chatClientInput, chatConfig, newChatConfig } from '@samtale/contract';
import type { WidgetValues } from '../widget-values.ts';

/** What belongs to one widget or one language, and means nothing on another. */
const ownOnes = new Set<string>([
  'primaryLanguageId',
  'chatConfigLanguageList',
  'chatMenuItemList',
  'deactivatedIntentIdList',
]);

/** Flows are a widget's own too; these stand among the settings of generated answers. */
const flowOnes = new Set<string>(['messageLimitingIntentId', 'errorIntentId']);

const minutes = ['loadHistoryMinutes', 'welcomeMinutesThreshold'] as const;
const { loadHistoryMinutes, welcomeMinutesThreshold } = chatClientInput.shape;
const fields: Record<string, { safeParse(value: unknown): { success: boolean; data?: unknown } }> = {
  ...chatConfig.shape,
  loadHistoryMinutes,
  welcomeMinutesThreshold,
};

/** What of a widget can be used on another, as JSON: where it differs from a new one. */
export function keptSettings(values: WidgetValues): string {
  const fresh: Record<string, unknown> = newChatConfig([]);
  const differing = Object.entries(values.chatConfig).filter(
    ([name, value]) => !ownOnes.has(name) && JSON.stringify(value) !== JSON.stringify(fresh[name]),
  );
  const kept = {
    ...Object.fromEntries(minutes.map((name) => [name, values[name]])),
    ...Object.fromEntries(differing),
  };
  return JSON.stringify(kept, (key, value: unknown) => (flowOnes.has(key) ? undefined : value), 2);
}

/**
 * A widget with the settings of a set. Those that there are not, whose value does not fit, or that are a widget's own are
 * left out and named.
 */
export function withKeptSettings(
  values: WidgetValues,
  set: Readonly<Record<string, unknown>>,
): { values: WidgetValues; used: string[]; left: string[] } {
  const present: Record<string, unknown> = { ...values.chatConfig };
  const fitting: Record<string, unknown> = {};
  const left: string[] = [];
  for (const [name, value] of Object.entries(set)) {
    const before = present[name];
    const whole = isObject(value) && isObject(before) ? { ...before, ...withoutFlows(value) } : value;
    const read =
      Object.hasOwn(fields, name) && !ownOnes.has(name) ? fields[name]?.safeParse(whole) : undefined;
    if (read?.success) fitting[name] = read.data;
    else left.push(name);
  }
  const { chatConfig: config, ...around } = values;
  const isMinutes = (name: string) => minutes.some((one) => one === name);
  const part = (wanted: boolean) =>
    Object.fromEntries(Object.entries(fitting).filter(([name]) => isMinutes(name) === wanted));
  return {
    values: { ...around, ...part(true), chatConfig: { ...config, ...part(false) } },
    used: Object.keys(fitting),
    left,
  };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const withoutFlows = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !flowOnes.has(name)));
