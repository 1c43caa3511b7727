import type { ConversationSummary } from '@samtale/contract';

/** What can be done about a conversation by the person looking at it. */
export type TakeOverOffer =
  | { kind: 'notAvailable' | 'available' | 'mine' | 'ended' }
  /** `name` has it: it can be taken from them. */
  | { kind: 'colleague'; userId: string; name: string }
  /** Taking it was just refused: `name` was faster, and the row does not tell so yet. */
  | { kind: 'occupied'; name: string };

interface Situation {
  row: Pick<ConversationSummary, 'status' | 'user' | 'seq'>;
  userId: string;
  online: boolean;
  /** The refusal of the last try, and the row's number at the time. */
  refused: { name: string; seq: number } | null;
}

/** The rule behind the take-over button. */
export function takeOverOffer({ row, userId, online, refused }: Situation): TakeOverOffer {
  if (row.status === 'ended') return { kind: 'ended' };
  if (row.user?.id === userId) return { kind: 'mine' };
  if (!online) return { kind: 'notAvailable' };
  if (row.user) return { kind: 'colleague', userId: row.user.id, name: row.user.displayName };
  if (refused && refused.seq === row.seq) return { kind: 'occupied', name: refused.name };
  return { kind: 'available' };
}
