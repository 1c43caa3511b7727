import { defaultUserSettings, type SettingsChange, type UserSettings } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import { users } from '../auth/tables.ts';

interface ChosenSettings {
  settings: UserSettings;
  shortcuts: string[];
}

/** What a user has chosen, with the defaults for the rest. */
export function settingsOf({ shortcuts = [], ...chosen }: SettingsChange): ChosenSettings {
  return { settings: { ...defaultUserSettings, ...chosen }, shortcuts };
}

/**
 * Changes some of a user's settings; two devices that change different ones do not undo each other. The language of
 * the console is that of the e-mails, too. Throws `notFound`.
 */
export async function saveSettings(
  app: App,
  userId: string,
  change: SettingsChange,
): Promise<ChosenSettings> {
  return app.database.transaction(async ({ shared }) => {
    const user = await shared.first(users, eq(users.id, userId), { forUpdate: true });
    if (!user) throw notFound();
    const settings = { ...user.settings, ...change };
    const { language = null } = change;
    await shared.update(users, { settings, ...(language && { language }) }, eq(users.id, userId));
    return settingsOf(settings);
  });
}
