import { ApiError } from '@samtale/contract';
import i18next from 'i18next';
import { textOfKey } from '../i18n/i18n.ts';

/** What to tell the user about a failure: its key's text, or a default one with the request id to report. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return i18next.t('error.default');
  const { messageKey, details } = error.reply;
  const known = textOfKey(messageKey, details.values);
  if (known !== null && messageKey !== 'error.default') return known;
  return details.requestId
    ? i18next.t('error.defaultWithId', { requestId: details.requestId })
    : i18next.t('error.default');
}
