import { z } from 'zod';

/** Where a conversation takes place, by the numbers that are stored, in the order in which channels are offered. */
export const Channel = { widget: 1, facebook: 2, sms: 4, phoneCall: 3 } as const;
export type Channel = (typeof Channel)[keyof typeof Channel];
export const channels = Object.values(Channel);

/** What conditions call the channels. */
export const channelNames = { 1: 'widget', 2: 'messenger', 3: 'phone', 4: 'sms' } as const satisfies Record<
  Channel,
  string
>;

/** The channels something is meant for; left out when it is for all. */
export const channelsSchema = z.array(z.literal(channels)).optional();

export const isForChannel = (among: readonly number[] | undefined, channel: Channel): boolean =>
  among === undefined || among.includes(channel);
