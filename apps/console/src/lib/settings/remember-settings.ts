import type { SettingsChange } from '@samtale/contract';
import { fetchPart } from '../../ui/fetch-part.ts';
import { hasSession } from '../session/session.ts';

/** Changes settings of the signed-in user, if there is one; what does so is fetched first. */
export function rememberSettings(change: SettingsChange): void {
  if (!hasSession()) return;
  void fetchPart(() => import('./user-settings.ts')).then(({ changeSettings }) => changeSettings(change));
}
