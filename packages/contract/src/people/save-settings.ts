import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { nothing } from '../calls/primitives.ts';
import { saveSettingsBody, shortcuts, userSettings } from './user-settings.ts';

export const saveSettings = endpoint({
  method: 'PUT',
  path: '/profile/settings',
  summary: 'Changes how the console looks to the signed-in user; what is left out stays as it is',
  access: { kind: 'signedIn', whenEnded: true },
  audit: 'passing',
  params: nothing,
  query: nothing,
  body: saveSettingsBody,
  reply: z.object({ settings: userSettings, shortcuts }),
  // They are shown before they are saved.
  invalidates: [],
});
