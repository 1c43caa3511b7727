import { z } from 'zod';

/** Where a conversation takes place; the numbers are the contract's. */
export const channelNames = { 1: 'widget', 2: 'messenger', 3: 'phone', 4: 'sms' } as const;
export type Channel = keyof typeof channelNames;

/** The channels something is meant for; left out when it is for all. */
export const channelsSchema = z.array(z.literal([1, 2, 3, 4])).optional();

export const isForChannel = (channels: readonly number[] | undefined, channel: Channel): boolean =>
  channels === undefined || channels.includes(channel);
