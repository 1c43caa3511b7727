import { type Channel, channels } from '@samtale/contract';

/** A bubble's channels with one chosen or let go of; an empty list is all of them, which none and all come to. */
export function withChannel(chosen: readonly Channel[], channel: Channel): Channel[] {
  const next = channels.filter((one) => (one === channel) !== chosen.includes(one));
  return next.length === channels.length ? [] : next;
}

/** Whether a bubble is said on a channel. */
export const isSaidOn = (
  { integrationTypeList: chosen }: { integrationTypeList: readonly Channel[] },
  channel: Channel,
): boolean => chosen.length === 0 || chosen.includes(channel);
