import type { ApiError } from '@samtale/contract';
import { textOfKey } from '../i18n/i18n.ts';

/** Words for a failure that has none of its own; null for one whose key says what is wrong. */
export const unlessKnown = ({ status, reply }: ApiError, words: string): string | null =>
  status !== 500 && textOfKey(reply.messageKey) !== null ? null : words;
