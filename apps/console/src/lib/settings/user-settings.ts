import {
  ApiError,
  endpoints,
  id,
  queryKey,
  type SettingsChange,
  saveSettingsBody,
  type UserData,
} from '@samtale/contract';
import i18next from 'i18next';
import { z } from 'zod';
import { networkOrTime } from '../../ui/fetch-part.ts';
import { call } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';
import { hasSession } from '../session/session.ts';
import { toast } from '../toast/toast.tsx';

/** Milliseconds after a change in which further ones go along with it. */
const saveAfter = 500;
/** What is not saved yet, with whose it is: the window may close, or the network be gone. */
const storageKey = 'samtale.unsavedSettings';
const userKey = queryKey(endpoints.auth.getUserByAccessToken);

let timer: ReturnType<typeof setTimeout> | undefined;
let isSaving = false;

const knownUser = () => queryClient.getQueryData<UserData>(userKey);

/** Changes settings of the signed-in user: at once on the screen, a moment later on the server. */
export function changeSettings(change: SettingsChange): void {
  const user = knownUser();
  if (!user || !hasSession()) return;
  show(change);
  keep(user.id, { ...unsavedOf(user.id), ...change });
  clearTimeout(timer);
  timer = setTimeout(() => void save(), saveAfter);
}

/** Goes on with what an earlier visit could not save. */
export function saveUnsavedSettings(): void {
  const user = knownUser();
  const change = user && unsavedOf(user.id);
  if (!change || Object.keys(change).length === 0) return;
  show(change);
  void save();
}

/** Sends what is not saved, until it is; what is refused is as it was before. */
async function save(): Promise<void> {
  if (isSaving) return;
  isSaving = true;
  try {
    for (;;) {
      const user = knownUser();
      const change = user ? unsavedOf(user.id) : {};
      if (!user || !hasSession() || Object.keys(change).length === 0) return;
      try {
        const saved = await call(endpoints.profile.saveSettings, { body: change });
        const later = without(unsavedOf(user.id), change);
        keep(user.id, later);
        queryClient.setQueryData<UserData>(userKey, (known) => known && { ...known, ...saved });
        show(later);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.status === 0 || error.status >= 500) await networkOrTime();
        else {
          keep(user.id, {});
          if (error.status !== 401) toast.error(i18next.t('error.default'));
          await queryClient.invalidateQueries({ queryKey: userKey });
          return;
        }
      }
    }
  } finally {
    isSaving = false;
  }
}

function show({ shortcuts, ...settings }: SettingsChange): void {
  queryClient.setQueryData<UserData>(
    userKey,
    (known) =>
      known && {
        ...known,
        settings: { ...known.settings, ...settings },
        shortcuts: shortcuts ?? known.shortcuts,
      },
  );
}

/** What was changed once more while an earlier change was on its way. */
function without(all: SettingsChange, saved: SettingsChange): SettingsChange {
  const left = Object.entries(all).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(saved, name)),
  );
  return Object.fromEntries(left);
}

function keep(userId: string, change: SettingsChange): void {
  if (Object.keys(change).length === 0) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, JSON.stringify({ userId, change }));
}

const unsaved = z.object({ userId: id, change: saveSettingsBody });

/** What cannot be read counts as nothing. */
function unsavedOf(userId: string): SettingsChange {
  try {
    const kept = unsaved.parse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
    return kept.userId === userId ? kept.change : {};
  } catch {
    return {};
  }
}
