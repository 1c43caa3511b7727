import type { endpoints } from '@samtale/contract';
import { type Conversation, IntegrationType, type ReplyOf } from '@samtale/contract';

type ChatCall = ReplyOf<typeof endpoints.conversations.getChatCalls>['list'][number];

/** The phone calls of a conversation, from its log; none on other channels. */
export function chatCalls({
  integrationType,
  startedAt,
  events,
}: Pick<Conversation, 'integrationType' | 'startedAt' | 'events'>): ChatCall[] {
  if (integrationType !== IntegrationType.phoneCall) return [];
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
