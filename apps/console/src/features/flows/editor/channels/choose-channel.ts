import { channels } from '@samtale/contract';
import type { BubbleChannel } from './channel-icons.ts';

/** A bubble's channels with one chosen or let go of; an empty list is all of them, which none and all come to. */
export function withChannel(chosen: readonly BubbleChannel[], channel: BubbleChannel): BubbleChannel[] {
  const next = channels.filter((one) => (one === channel) !== chosen.includes(one));
  return next.length === channels.length ? [] : next;
}

/** Whether a bubble is said on a channel. */
export const isSaidOn = (
  { integrationTypeList: chosen }: { integrationTypeList: readonly BubbleChannel[] },
  channel: BubbleChannel,
): boolean => chosen.length === 0 || chosen.includes(channel);
