import { defaultUserSettings, endpoints, type SettingsChange } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createAgent } from '../../../test/factories.ts';
import { type SignedIn, staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { useServer } from '../../../test/use-server.ts';
import { users } from '../auth/tables.ts';

const server = useServer();
let agentId: string;
let one: SignedIn;
beforeAll(async () => {
  agentId = await createAgent(server.app);
});
beforeEach(async () => {
  one = await staffOf(server, agentId, [1]);
});

const save = (body: SettingsChange) => one.call(endpoints.profile.saveSettings, { body });
const kept = async () => {
  const { settings, shortcuts } = await one.call(endpoints.auth.getUserByAccessToken);
  return { settings, shortcuts };
};

test('a user who has chosen nothing has the defaults', async () => {
  expect(await kept()).toEqual({ settings: defaultUserSettings, shortcuts: [] });
});

test('what is chosen stays, and what is left out is not touched', async () => {
  await save({ theme: 'heather', shortcuts: ['chat', 'flows'] });
  const navbar = { ...defaultUserSettings.navbar, folded: true };
  const answer = await save({ layout: 2, navbar, toursDone: ['menu'] });
  const expected = {
    settings: { ...defaultUserSettings, theme: 'heather', layout: 2, navbar, toursDone: ['menu'] },
    shortcuts: ['chat', 'flows'],
  };
  expect(answer).toEqual(expected);
  expect(await kept()).toEqual(expected);
});

test('what two devices choose at a time is all kept', async () => {
  await Promise.all([save({ theme: 'sea' }), save({ layout: 3 }), save({ shortcuts: ['chat'] })]);
  expect(await kept()).toMatchObject({ settings: { theme: 'sea', layout: 3 }, shortcuts: ['chat'] });
});

test('the language of the console is that of the e-mails', async () => {
  await save({ language: 'en' });
  expect(await server.app.database.shared.first(users, eq(users.id, one.user.id))).toMatchObject({
    language: 'en',
  });
});

test('nobody else is changed', async () => {
  await save({ theme: 'amber' });
  const other = await staffOf(server, agentId, [0]);
  expect(await other.call(endpoints.auth.getUserByAccessToken)).toMatchObject({
    settings: { theme: 'fjord' },
  });
});

test('unknown settings and values are refused', async () => {
  const raw = (body: unknown) =>
    fetch(`${server.url}/api/profile/settings`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${one.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  for (const body of [
    { theme: 'pink' },
    { layout: 4 },
    { colour: 'dark' },
    { navbar: { ...defaultUserSettings.navbar, width: 90 } },
    { shortcuts: ['<script>'] },
  ]) {
    expect((await raw(body)).status).toBe(400);
  }
  expect(await kept()).toEqual({ settings: defaultUserSettings, shortcuts: [] });
  expect(await refusal(server.call(endpoints.profile.saveSettings, { body: {} }))).toMatchObject({
    status: 401,
  });
});
