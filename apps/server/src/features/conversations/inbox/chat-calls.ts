import type { Conversation, endpoints, ReplyOf } from '@samtale/contract';

export type ChatCall = ReplyOf<typeof endpoints.conversations.getChatCalls>['list'][number];

/** The calls of a conversation on the phone, from its log. */
export function chatCalls({ startedAt, events }: Pick<Conversation, 'startedAt' | 'events'>): ChatCall[] {
  const calls: ChatCall[] = [];
  let open: ChatCall | null = { startedAt, endedAt: null, forwardedTo: '' };
  for (const { at, event } of events) {
    open ??= { startedAt: at, endedAt: null, forwardedTo: '' };
    if (event.type === 'callForwarded') open.forwardedTo = event.to.value;
    if (event.type !== 'callEnded') continue;
    calls.push({ ...open, endedAt: at });
    open = null;
  }
  return open ? [...calls, open] : calls;
}
