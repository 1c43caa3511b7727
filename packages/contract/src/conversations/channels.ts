/** Channels (spec 2 section 3, integration kinds). */
export const IntegrationType = { notSet: 0, widget: 1, facebook: 2, phoneCall: 3, sms: 4 } as const;
export type IntegrationType = (typeof IntegrationType)[keyof typeof IntegrationType];

/** Those a visitor can be on, in the order in which they are offered. */
export const channels = [
  IntegrationType.widget,
  IntegrationType.facebook,
  IntegrationType.sms,
  IntegrationType.phoneCall,
] as const;
