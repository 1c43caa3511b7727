import type { ChatClientInput, ChatConfig } from '@samtale/contract';
import { type SwitchName, widgetSwitches } from './widget-switches.ts';

/** The parts of a widget's settings, as they stand in addresses. */
export const widgetTabs = [
  'general',
  'defaultWelcome',
  'theme',
  'placement',
  'chat',
  'search',
  'generation',
  'security',
  'installScript',
  'admin',
] as const;
export type WidgetTabName = (typeof widgetTabs)[number];

/** Those of a widget that is there; what is new has no script and no key. */
export const tabsOfSaved: readonly WidgetTabName[] = ['installScript', 'admin'];

const names: readonly string[] = widgetTabs;
export const isWidgetTab = (name: string): name is WidgetTabName => names.includes(name);

type Field = Exclude<keyof ChatClientInput, 'id' | 'revision' | 'chatConfig'> | keyof ChatConfig;

/** Where each field is edited that is no switch. */
const tabOfField: Record<Exclude<Field, SwitchName>, WidgetTabName> = {
  name: 'general',
  domain: 'general',
  layoutMode: 'general',
  primaryLanguageId: 'general',
  chatConfigLanguageList: 'general',
  clientDescription: 'general',
  theme: 'theme',
  font: 'theme',
  logoUrl: 'theme',
  startLogoUrl: 'theme',
  accentColor: 'theme',
  launcherColor: 'theme',
  launcherIconColor: 'theme',
  headerColor: 'theme',
  headerTextColor: 'theme',
  backgroundColor: 'theme',
  userBubbleColor: 'theme',
  userTextColor: 'theme',
  botBubbleColor: 'theme',
  botTextColor: 'theme',
  buttonColor: 'theme',
  buttonTextColor: 'theme',
  chatClientPlacement: 'placement',
  chatMobilePlacement: 'placement',
  openModeDesktop: 'placement',
  openModeMobile: 'placement',
  openDelayDesktop: 'placement',
  openDelayMobile: 'placement',
  widgetWidth: 'placement',
  widgetHeight: 'placement',
  welcomePreviewWidth: 'placement',
  welcomePreviewHeight: 'placement',
  chatInputMax: 'chat',
  chatMenuItemList: 'chat',
  messageReceivedSound: 'chat',
  answerTimeType: 'chat',
  loadHistoryMinutes: 'chat',
  welcomeMinutesThreshold: 'chat',
  gptSetupType: 'generation',
  gptSetting: 'generation',
  deactivatedIntentIdList: 'security',
  gdprLink: 'security',
  clientHeaderHtml: 'security',
  clientHeaderCss: 'security',
  clientHeaderScript: 'security',
};
const byField: Readonly<Record<string, WidgetTabName>> = {
  ...tabOfField,
  ...Object.fromEntries(Object.entries(widgetSwitches).map(([name, { tab }]) => [name, tab])),
};

/** The tab on which what stands at a path is edited, as in `chatConfig.chatConfigLanguageList.0.disclaimer`. */
export function tabOfPath(path: string): WidgetTabName {
  if (/\.(defaultWelcomeIntent|welcomeBackIntent)$/.test(path)) return 'defaultWelcome';
  if (path.endsWith('.gptCommandDescription')) return 'generation';
  return byField[path.replace(/^chatConfig\./, '').split('.')[0] ?? ''] ?? 'general';
}
