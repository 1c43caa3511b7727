/** The tabs there are, as they stand in addresses, by what they are about. */
export const tabGroups = {
  agent: ['general', 'company', 'language', 'timeZone', 'officeTime'],
  answers: ['defaultWelcome', 'mlClassification'],
  widget: ['widget', 'theme', 'chat', 'search', 'security', 'installScript'],
  channels: ['facebook', 'phone', 'voice'],
  data: ['gdpr', 'secrets', 'admin'],
} as const;

export type TabGroup = keyof typeof tabGroups;
export type TabName = (typeof tabGroups)[TabGroup][number];

/** Shown while none is chosen. */
export const firstTab: TabName = 'general';

const names: readonly string[] = Object.values(tabGroups).flat();

export const isTabName = (name: string | undefined): name is TabName =>
  name !== undefined && names.includes(name);
