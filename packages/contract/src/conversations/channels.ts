import { Channel } from '@samtale/dialog';

export { Channel, channels } from '@samtale/dialog';

/** Channels, and none. */
export const IntegrationType = { notSet: 0, ...Channel } as const;
export type IntegrationType = (typeof IntegrationType)[keyof typeof IntegrationType];
