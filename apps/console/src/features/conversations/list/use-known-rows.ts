import type { ConversationSummary } from '@samtale/contract';
import { useCallback, useState } from 'react';
import { useHubEvent } from '../../../lib/hub/hub.tsx';
import { type KnownRows, learnRows } from './chat-rows.ts';

/** The newest row told of each conversation since the screen was opened, by the hub or by a change made here. */
export function useKnownRows(): { known: KnownRows; learn(row: ConversationSummary): void } {
  const [known, setKnown] = useState<KnownRows>(new Map());
  const learn = useCallback((row: ConversationSummary) => setKnown((rows) => learnRows(rows, [row])), []);
  useHubEvent('chatListUpdate', (rows) => setKnown((before) => learnRows(before, rows)));
  useHubEvent('newChatRequest', learn);
  useHubEvent('newChatMessage', learn);
  useHubEvent('chatHandedOver', learn);
  useHubEvent('answerFailed', learn);
  return { known, learn };
}
