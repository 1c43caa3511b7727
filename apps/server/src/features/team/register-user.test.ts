import { endpoints, LoginType, type MemberInput } from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { createAgent, createUser } from '../../../test/factories.ts';
import { post } from '../../../test/outside-world.ts';
import { type SignedIn, staffOf } from '../../../test/people.ts';
import { readMail } from '../../../test/read-mail.ts';
import { refusal } from '../../../test/refusal.ts';
import { newMember } from '../../../test/team-members.ts';
import { useServerWithOutside } from '../../../test/use-server-with-outside.ts';
import { unaskedWorkAccounts } from '../../../test/work-accounts.ts';
import { createId } from '../../platform/database/columns.ts';
import { startSubscription } from '../subscriptions/index.ts';

const { auth, profile, team } = endpoints;
const { server } = useServerWithOutside({ workAccounts: unaskedWorkAccounts });
let agentId: string;
let boss: SignedIn;
beforeEach(async () => {
  agentId = await createAgent(server.app);
  boss = await staffOf(server, agentId, [0]);
});

const register = (model: MemberInput, by = boss, lang: 'da' | 'en' = 'en') =>
  by.call(auth.registerUser, { params: { agentId }, body: { model, lang } });
const profiles = () => boss.call(profile.getProfiles, { params: { agentId } });
const lastMail = () => readMail(post.mails.at(-1)?.text ?? '');
const tokenInMail = () => /\/choosePassword\/(\S+)/.exec(lastMail().text)?.[1] ?? '';
const choose = (passwordResetToken: string, word = 'something new') =>
  server.call(auth.resetPassword, {
    body: { passwordResetToken, newPassword: word, confirmPassword: word },
  });

test('a new colleague is invited by mail, chooses a password and signs in with the role they were given', async () => {
  const { id: teamId } = await boss.call(team.addOrUpdateTeam, {
    params: { agentId },
    body: {
      id: '00000000-0000-0000-0000-000000000000',
      name: 'Support',
      email: '',
      phoneNumber: '',
      users: [],
    },
  });
  const model = newMember({ phoneNumber: '20 30 40 50', teamIds: [teamId] });
  const { customerId } = await profiles();
  const { user, outcome, isMailed } = await register({ ...model, customerId } as MemberInput);
  expect({ outcome, isMailed }).toEqual({ outcome: 'invited', isMailed: true });
  expect(user).toMatchObject({
    firstName: 'Anna',
    email: model.email,
    phoneNumber: '+4520304050',
    roleList: [1],
    teamIds: [teamId],
    isInvited: true,
    isOwn: true,
  });
  expect((await profiles()).list).toContainEqual(user);
  expect(post.mails).toMatchObject([{ to: [model.email] }]);
  expect(lastMail().subject).toMatch(new RegExp(`^${boss.user.name} has invited you to Agent `));
  const token = tokenInMail();
  expect(await server.call(auth.checkPasswordToken, { body: { passwordResetToken: token } })).toEqual({
    email: model.email,
    passwordMin: 4,
  });
  await choose(token);
  // Who has chosen their first password is not told that it was changed.
  expect(post.mails).toHaveLength(1);
  await server.call(auth.login, { body: { userName: model.email, password: 'something new' } });
  expect((await profiles()).list.find(({ id }) => id === user.id)).toMatchObject({ isInvited: false });
  expect(await refusal(choose(token))).toMatchObject({ messageKey: 'resetPassword.error.invalidToken' });
});

test('the invitation is in the language it was asked for in, lives a week, and a newer one makes it useless', async () => {
  const { user } = await register(newMember(), boss, 'da');
  expect(lastMail().text).toContain('har inviteret dig til at arbejde på');
  const first = tokenInMail();
  const again = () =>
    boss.call(auth.resendInvitation, { params: { agentId, userId: user.id }, body: { lang: 'en' } });
  await again();
  expect(lastMail().text).toContain('has invited you to work on');
  expect(await refusal(choose(first))).toMatchObject({ messageKey: 'resetPassword.error.invalidToken' });
  const second = tokenInMail();
  server.clock.advance(7 * 86_400_000);
  expect(await refusal(choose(second))).toMatchObject({ messageKey: 'resetPassword.error.expiredToken' });
  const freshBoss = await staffOf(server, agentId, [0]);
  await freshBoss.call(auth.resendInvitation, { params: { agentId, userId: user.id }, body: {} });
  await choose(tokenInMail());
  const late = freshBoss.call(auth.resendInvitation, { params: { agentId, userId: user.id }, body: {} });
  expect(await refusal(late)).toMatchObject({ status: 409, messageKey: 'team.invitation.chosen' });
});

test('who signs in with a work account is told so, and gets no link to choose a password', async () => {
  const { user } = await register(newMember({ loginType: LoginType.workAccount }));
  expect(user.isInvited).toBe(false);
  expect(lastMail().text).toContain('sign in with your work account');
  expect(lastMail().text).not.toContain('choosePassword');
});

test('one of the company who has the address gets the agent, and stays who they are', async () => {
  const other = await createAgent(server.app, { accountId: (await profiles()).customerId });
  const colleague = await createUser(server.app, { roles: { [other]: [2] } });
  const model = newMember({ email: colleague.email.toUpperCase(), roleList: [1, 2] });
  const { user, outcome } = await register(model);
  expect(outcome).toBe('linked');
  expect(user).toMatchObject({
    id: colleague.id,
    firstName: 'Test',
    roleList: [1, 2],
    hasOthersAgents: true,
  });
  expect(lastMail().subject).toMatch(/^Du har fået adgang til Agent /);
  expect(await refusal(register(model))).toMatchObject({
    status: 409,
    messageKey: 'team.register.userExists',
    details: { answer: 'Existing email' },
  });
});

test("another company's address is refused in the same words, and nothing is told of it", async () => {
  const stranger = await createUser(server.app, { roles: { [await createAgent(server.app)]: [0] } });
  expect(await refusal(register(newMember({ email: stranger.email })))).toEqual({
    status: 409,
    code: 'conflict',
    messageKey: 'team.register.userExists',
    details: {
      answer: 'Existing email',
      fields: [{ path: 'email', messageKey: 'team.register.userExists' }],
    },
  });
  expect(post.mails).toEqual([]);
});

test('an address that is none is told apart', async () => {
  expect(await refusal(register(newMember({ email: 'anna' })))).toMatchObject({
    status: 400,
    messageKey: 'team.register.email.validation',
    details: { answer: 'Not valid email' },
  });
});

test.for<[string, Partial<MemberInput>, string]>([
  ['a first name of one letter', { firstName: 'A' }, 'profile.validation.firstName'],
  ['a last name of one letter', { lastName: ' B ' }, 'profile.validation.lastName'],
  ['no role', { roleList: [] }, 'team.member.error.roles'],
  ['a number of another country', { phoneNumber: '123' }, 'team.error.phoneNumber'],
  ['a country that is none', { countryCode: 'QQ' }, 'team.member.error.country'],
  ['a team of somebody else', { teamIds: [createId()] }, 'team.member.error.team'],
])('%s is refused', async ([, changes, messageKey]) => {
  expect(await refusal(register(newMember(changes)))).toMatchObject({
    status: 400,
    details: { fields: [{ messageKey }] },
  });
  expect((await profiles()).list).toHaveLength(1);
});

test('a number is checked against its country', async () => {
  const register46 = (phoneNumber: string) => register(newMember({ countryCode: 'SE', phoneNumber }));
  expect((await register46('070-123 45 67')).user.phoneNumber).toBe('+46701234567');
  expect(await refusal(register46('20 30'))).toMatchObject({ messageKey: 'team.error.phoneNumber' });
});

test('a plan without roles takes administrators alone', async () => {
  await startSubscription(server.app.database, agentId, 'chatbotSmall', server.app.now());
  expect((await profiles()).plan).toEqual({ userRoles: false, users: null });
  expect(await refusal(register(newMember({ roleList: [0, 1] })))).toMatchObject({
    status: 403,
    messageKey: 'team.upgrade.userRoles',
  });
  await register(newMember({ roleList: [0] }));
});

test('a mail that is not taken is told, and can be sent again', async () => {
  post.isAway = true;
  const { user, isMailed } = await register(newMember());
  expect(isMailed).toBe(false);
  const again = () => boss.call(auth.resendInvitation, { params: { agentId, userId: user.id }, body: {} });
  expect(await refusal(again())).toMatchObject({ status: 503, messageKey: 'team.invitation.notSent' });
  post.isAway = false;
  await again();
  await choose(tokenInMail());
});

test('who is registered but may not sign in yet gets no mail that they can', async () => {
  const { user, isMailed } = await register(newMember({ isActive: false }));
  expect({ isActive: user.isActive, isMailed }).toEqual({ isActive: false, isMailed: null });
  const again = () => boss.call(auth.resendInvitation, { params: { agentId, userId: user.id }, body: {} });
  expect(await refusal(again())).toMatchObject({ status: 409, messageKey: 'team.invitation.inactive' });
  expect(post.mails).toEqual([]);
  await boss.call(profile.setActivity, { body: { userId: user.id, status: true } });
  await again();
  await choose(tokenInMail());
});

test('one address is not flooded', async () => {
  const { user } = await register(newMember());
  const again = () => boss.call(auth.resendInvitation, { params: { agentId, userId: user.id }, body: {} });
  for (let n = 0; n < 4; n++) await again();
  expect(await refusal(again())).toMatchObject({ status: 429, messageKey: 'team.invitation.tooMany' });
});

test('the same address twice at once becomes one user', async () => {
  const model = newMember();
  const outcomes = await Promise.allSettled([register(model), register(model)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test("only administrators of the agent register, and for no other company's", async () => {
  const chatter = await staffOf(server, agentId, [1, 2]);
  expect(await refusal(register(newMember(), chatter))).toMatchObject({ status: 403 });
  expect(await refusal(chatter.call(profile.getProfiles, { params: { agentId } }))).toMatchObject({
    status: 403,
  });
  const stranger = await staffOf(server, await createAgent(server.app), [0]);
  expect(await refusal(register(newMember(), stranger))).toMatchObject({ status: 404 });
  const elsewhere = register({ ...newMember(), customerId: createId() } as MemberInput);
  expect(await refusal(elsewhere)).toMatchObject({ status: 404 });
});

test('colleagues see each other, without what is not theirs to know', async () => {
  const chatter = await staffOf(server, agentId, [1]);
  await createUser(server.app, { roles: { [agentId]: [1] }, isActive: false });
  const { list } = await chatter.call(profile.getTeamProfiles, { params: { agentId } });
  expect(list).toHaveLength(2);
  expect(list).toContainEqual({
    id: boss.user.id,
    name: boss.user.name,
    profileImageUrl: null,
    isOnline: true,
    teamIds: [],
  });
});
