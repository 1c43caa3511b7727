import type { ChatConfig } from '@samtale/contract';
import type { WidgetTabName } from './widget-tabs.ts';

/** Settings of a widget that are on or off. */
export type SwitchName = {
  [Name in keyof ChatConfig]: ChatConfig[Name] extends boolean ? Name : never;
}[keyof ChatConfig];

interface SwitchPlace {
  tab: WidgetTabName;
  /** The part of the tab's page, which shows its switches in the order of this list. */
  section: string;
  /** Only shown while this one is on. */
  within?: SwitchName;
}

/** Where each is edited; its words are those of `field` and `note` with its name. */
export const widgetSwitches = {
  showLogoTop: { tab: 'theme', section: 'header' },
  showCloseButton: { tab: 'theme', section: 'header' },
  enableMaximize: { tab: 'theme', section: 'header' },
  showPoweredBy: { tab: 'theme', section: 'header' },
  openDownwards: { tab: 'placement', section: 'opening' },
  loadOnStart: { tab: 'placement', section: 'opening' },
  enableAutocomplete: { tab: 'chat', section: 'writing' },
  enableEmoji: { tab: 'chat', section: 'sending' },
  enableUpload: { tab: 'chat', section: 'sending' },
  enableDragAndDrop: { tab: 'chat', section: 'sending', within: 'enableUpload' },
  showMenuInInput: { tab: 'chat', section: 'menu' },
  soundOnMessageReceived: { tab: 'chat', section: 'sound' },
  titleOnMessageReceived: { tab: 'chat', section: 'sound' },
  withMemory: { tab: 'chat', section: 'memory' },
  showSources: { tab: 'generation', section: 'sources' },
  showSourcesWithContent: { tab: 'generation', section: 'sources', within: 'showSources' },
} as const satisfies Record<SwitchName, SwitchPlace>;

export type SwitchSection = (typeof widgetSwitches)[SwitchName]['section'];

const places: Readonly<Record<SwitchName, SwitchPlace>> = widgetSwitches;
const names = Object.keys(widgetSwitches) as SwitchName[];

export const switchesIn = (section: SwitchSection): readonly SwitchName[] =>
  names.filter((name) => places[name].section === section);

/** The switch that has to be on for another one to be shown, if there is one. */
export const switchAround = (name: SwitchName): SwitchName | undefined => places[name].within;
