import { endpoints, plans, Role, signUpKeys, Trade, trialDays } from '@samtale/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { ageAttempts } from '../../../test/age-attempts.ts';
import { createUser } from '../../../test/factories.ts';
import { post } from '../../../test/outside-world.ts';
import { readMail } from '../../../test/read-mail.ts';
import { refusal } from '../../../test/refusal.ts';
import { untilTrained } from '../../../test/until-trained.ts';
import { useServerWithOutside } from '../../../test/use-server-with-outside.ts';
import { createId } from '../../platform/database/columns.ts';
import { agents } from '../agents/index.ts';
import { users } from '../auth/index.ts';
import { subscriptions } from '../subscriptions/index.ts';
import { widgets } from '../widgets/index.ts';
import { forgetSignUps } from './forget-sign-ups.ts';
import { signUps } from './tables.ts';

const { auth } = endpoints;
const { server } = useServerWithOutside({
  mainSite: 'https://www.example.com/',
  userAdmins: ['driften@samtale.example'],
  trustedProxies: 1,
});

beforeEach(async () => {
  server.clock.advance(86_400_000);
  await ageAttempts(server, 86_400_000);
});

const company = {
  botType: 1 as const,
  firstName: 'Anna',
  lastName: 'Berg',
  companyName: 'Bergs Brød',
  termsAccepted: true as const,
};
const newAddress = () => `anna-${createId()}@bergsbroed.example`;

async function solved(change: (challenge: Captcha) => void = () => {}): Promise<string> {
  const challenge = await server.call(auth.getCaptcha);
  change(challenge);
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
type Captcha = Awaited<ReturnType<typeof server.call<typeof auth.getCaptcha>>>;

const signUp = async (
  email: string,
  more: Partial<typeof company> | { botType: 0 | 1 } = {},
  captcha?: string,
) =>
  server.call(auth.signUp, {
    body: { model: { ...company, ...more, email }, captcha: captcha ?? (await solved()), lang: 'da' },
  });
const mailed = () => readMail(post.mails.at(-1)?.text ?? '');
const tokenInMail = () => /\/newAgent\/([^\s?]+)/.exec(mailed().text)?.[1] ?? '';
const check = (passwordResetToken: string) => server.call(auth.checkSignUp, { body: { passwordResetToken } });
const chosen = {
  newPassword: 'rugbrød og smør',
  confirmPassword: 'rugbrød og smør',
  selectedBotOption: 0 as const,
  selectedLanguage: 'da' as const,
};
const create = (passwordResetToken: string, more: object = {}) =>
  server.call(auth.resetPasswordAndCreateAccount, { body: { ...chosen, passwordResetToken, ...more } });

test('a link is mailed, and nothing exists before it is opened', async () => {
  const email = newAddress();
  await signUp(email.toUpperCase());
  expect(post.mails).toMatchObject([{ to: [email] }]);
  expect(mailed().subject).toBe('Bekræft din e-mail, og byg din første bot');
  expect(mailed().html).toContain('/newAgent/');
  expect(await check(tokenInMail())).toEqual({
    email,
    companyName: 'Bergs Brød',
    botType: 1,
    language: 'da',
    passwordMin: 4,
  });
  const login = server.call(auth.login, { body: { userName: email, password: chosen.newPassword } });
  expect(await refusal(login)).toMatchObject({ status: 401 });
});

test('a sign-up knows the way back to the main site', async () => {
  expect(await server.call(auth.getMainSite)).toEqual({ url: 'https://www.example.com/' });
});

test('the wizard ends in an agent on trial whose bot answers', async () => {
  await signUp(newAddress());
  const { accessToken } = await create(tokenInMail());
  const call = server.callAs(accessToken.token);
  const me = await call(auth.getUserByAccessToken);
  expect(me).toMatchObject({
    displayName: 'Anna Berg',
    isUserAdmin: false,
    userAgentList: [
      {
        roleList: [Role.administrator, Role.chatAgent, Role.chatDeveloper],
        agent: { name: 'Bergs Brød', includeGpt: true, languageList: [{ languageCodeShort: 'da' }] },
      },
    ],
  });
  const agentId = me.userAgentList[0]?.agentId ?? '';
  const scope = server.app.database.agent(agentId);
  const [plan] = await scope.select(subscriptions);
  expect(plan).toMatchObject({ plan: 'trial', isPaid: false, autoRenews: false });
  expect(plans.trial).toMatchObject({ sources: 1, phoneNumbers: 1, widgets: 1 });
  const length = new Date(plan?.bindingEnd ?? 0).getTime() - new Date(plan?.startsAt ?? 0).getTime();
  expect(length).toBe(trialDays * 86_400_000);

  await untilTrained(call, agentId);
  const [widget] = await scope.select(widgets);
  const params = { clientKey: widget?.clientKey ?? '' };
  const body = { language: 'da' as const };
  const begun = await server.call(endpoints.widgets.startConversation, { params, body });
  const visitor = server.callAs(begun.token);
  await visitor(endpoints.widgets.sendVisitorMessage, {
    body: { clientId: createId(), text: 'kan jeg tale med en medarbejder' },
  });
  const { events } = await visitor(endpoints.widgets.getVisitorEvents, { query: { after: 0 } });
  expect(JSON.stringify(events)).toContain('Et øjeblik, så ser jeg, om nogen er ledig.');
});

describe('each of the three bots answers in its language, and as the trade does', () => {
  test.for([
    [0, Trade.clinic, 'da', 'jeg vil gerne have en tid', 'så hjælper en af os dig med en tid'],
    [1, Trade.craft, 'da', 'kan i give mig et tilbud', 'Beskriv opgaven'],
    [2, Trade.other, 'da', 'jeg har glemt mit kodeord', 'Caps Lock'],
    [0, Trade.restaurant, 'en', 'can we get a table for four', 'help you with a table'],
    [1, Trade.shop, 'en', 'i want a quote', 'someone in sales will help you with a quote'],
    [2, Trade.other, 'en', 'i forgot the password', 'Caps Lock'],
  ] as const)('%s %s %s', async ([selectedBotOption, selectedTrade, selectedLanguage, question, answer]) => {
    await signUp(newAddress());
    const { accessToken } = await create(tokenInMail(), {
      selectedBotOption,
      selectedTrade,
      selectedLanguage,
    });
    const call = server.callAs(accessToken.token);
    const agentId = (await call(auth.getUserByAccessToken)).userAgentList[0]?.agentId ?? '';
    await untilTrained(call, agentId);
    const [widget] = await server.app.database.agent(agentId).select(widgets);
    const begun = await server.call(endpoints.widgets.startConversation, {
      params: { clientKey: widget?.clientKey ?? '' },
      body: { language: selectedLanguage },
    });
    const visitor = server.callAs(begun.token);
    await visitor(endpoints.widgets.sendVisitorMessage, { body: { clientId: createId(), text: question } });
    const { events } = await visitor(endpoints.widgets.getVisitorEvents, { query: { after: 0 } });
    expect(JSON.stringify(events)).toContain(answer);
  });
});

test('a link works once, also when it is pressed twice', async () => {
  const email = newAddress();
  await signUp(email);
  const token = tokenInMail();
  const answers = await Promise.allSettled([create(token), create(token)]);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const invalid = { status: 400, messageKey: 'resetPassword.error.invalidToken' };
  // Whose answer was lost is told that it is made.
  const made = { status: 409, messageKey: signUpKeys.madeAlready };
  expect(await refusal(create(token))).toMatchObject(made);
  expect(await refusal(check(token))).toMatchObject(made);
  const [id] = token.split('.');
  expect(await refusal(check(`${id}.wrong`))).toMatchObject(invalid);
  await server.app.database.shared.update(users, { email: newAddress() }, eq(users.email, email));
  expect(await refusal(check(token))).toMatchObject(invalid);
  expect(await refusal(check('nothing'))).toMatchObject(invalid);
});

test('nobody makes the link of another of no use; of several, one begins the trial', async () => {
  const email = newAddress();
  await signUp(email);
  const first = tokenInMail();
  await signUp(email);
  const second = tokenInMail();
  await create(first);
  expect(await refusal(check(second))).toMatchObject({ messageKey: 'resetPassword.error.invalidToken' });
});

test('whom others have mailed a link for, until no more are mailed, is not told to wait', async () => {
  const email = newAddress();
  const from = async (ip: string) => {
    const body = { model: { ...company, email }, captcha: await solved(), lang: 'da' };
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': ip };
    return fetch(`${server.url}/api/auth/signup`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  for (let times = 0; times < 3; times++) expect((await from('192.0.2.1')).status).toBe(200);
  expect((await from('192.0.2.1')).status).toBe(429);
  for (let n = 2; n < 5; n++) expect((await from(`192.0.2.${n}`)).status).toBe(200);
  expect(post.mails).toHaveLength(5);
  await create(tokenInMail());
});

test('a late link is told from a wrong one, until it is forgotten', async () => {
  const email = newAddress();
  await signUp(email);
  const token = tokenInMail();
  server.clock.advance(7 * 86_400_000);
  const expired = { messageKey: 'resetPassword.error.expiredToken' };
  expect(await refusal(create(token))).toMatchObject(expired);
  server.clock.advance(30 * 86_400_000 - 1);
  await forgetSignUps(server.app);
  expect(await refusal(create(token))).toMatchObject(expired);
  server.clock.advance(1);
  await forgetSignUps(server.app);
  expect(await server.app.database.shared.count(signUps, eq(signUps.email, email))).toBe(0);
});

test('who is a user already is told so', async () => {
  const { email } = await createUser(server.app);
  expect(await refusal(signUp(email.replace('example.com', 'example.com')))).toMatchObject({
    status: 409,
    messageKey: signUpKeys.userExists,
    details: { answer: 'Existing email' },
  });
  expect(post.mails).toEqual([]);
});

test('an address that is none is told apart', async () => {
  expect(await refusal(signUp('anna'))).toMatchObject({
    status: 400,
    messageKey: signUpKeys.invalidEmail,
    details: { answer: 'Not valid email' },
  });
});

test("a company's own domain may be called as free mail is", async () => {
  const email = `anna@live.${createId()}.example`;
  await signUp(email);
  expect(post.mails).toMatchObject([{ to: [email] }]);
});

describe('what is not taken', () => {
  test.for([
    ['firstName', { firstName: 'A' }, signUpKeys.firstName],
    ['lastName', { lastName: ' B ' }, signUpKeys.lastName],
    ['companyName', { companyName: 'AB' }, signUpKeys.company],
    ['firstName', { firstName: 'Se https://example.com' }, signUpKeys.noName],
    ['lastName', { lastName: 'Vind på WWW.example.com' }, signUpKeys.noName],
    ['companyName', { companyName: 'Hej\nKlik her' }, signUpKeys.noName],
    ['termsAccepted', { termsAccepted: false }, signUpKeys.terms],
    ['email', { email: 'anna' }, signUpKeys.email],
    ...[
      'anna@gmail.com',
      'a@Hotmail.dk',
      'a@yahoo.co.uk',
      'a@live.dk',
      'a@outlook.com',
      'a@mail.yahoo.com',
    ].map((email) => ['email', { email }, signUpKeys.freeMail] as const),
  ] as const)('%s %#', async ([path, wrong, messageKey]) => {
    const model = { ...company, email: newAddress(), ...wrong } as typeof company & { email: string };
    const body = { model, captcha: '', lang: 'da' as const };
    const { details } = await refusal(server.call(auth.signUp, { body }));
    expect(details.fields).toEqual([{ path: `model.${path}`, messageKey }]);
  });

  test('a voice bot without a number, a short password, two that differ', async () => {
    await signUp(newAddress(), { botType: 0 });
    expect(mailed().text).toContain('?type=0');
    const token = tokenInMail();
    expect(await refusal(create(token))).toMatchObject({ messageKey: signUpKeys.phoneNumber });
    expect(await refusal(create(token, { selectedPhoneNumber: 'abc' }))).toMatchObject({ status: 400 });
    expect(await refusal(create(token, { newPassword: 'abc', confirmPassword: 'abc' }))).toMatchObject({
      details: { fields: [{ messageKey: 'resetPassword.validation.length' }] },
    });
    expect(await refusal(create(token, { confirmPassword: 'another' }))).toMatchObject({
      details: { fields: [{ messageKey: 'resetPassword.validation.different' }] },
    });
    const wrong = create(token, { selectedPhoneNumber: '+45 12 34 56' });
    expect(await refusal(wrong)).toMatchObject({ status: 400, messageKey: signUpKeys.phoneNumber });
    const { accessToken } = await create(token, { selectedPhoneNumber: '20 30 40 50' });
    const { id, userAgentList } = await server.callAs(accessToken.token)(auth.getUserByAccessToken);
    const { shared } = server.app.database;
    const agentId = userAgentList[0]?.agentId ?? '';
    expect(await shared.first(agents, eq(agents.id, agentId))).toMatchObject({
      wantedPhoneNumber: '+4520304050',
    });
    // It is the bot's, not that of whoever signed up.
    expect(await shared.first(users, eq(users.id, id))).toMatchObject({ phoneNumber: '' });
  });
});

describe('the work of a sign-up', () => {
  const refused = { status: 400, messageKey: signUpKeys.captcha };

  test('is done once for each', async () => {
    const captcha = await solved();
    await signUp(newAddress(), {}, captcha);
    expect(await refusal(signUp(newAddress(), {}, captcha))).toMatchObject(refused);
    const again = await solved();
    const both = await Promise.allSettled([signUp(newAddress(), {}, again), signUp(newAddress(), {}, again)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('is done in time, and as it was set', async () => {
    const late = await solved();
    server.clock.advance(20 * 60_000);
    expect(await refusal(signUp(newAddress(), {}, late))).toMatchObject(refused);
    for (const bad of ['', 'not base64', Buffer.from('{}').toString('base64')]) {
      expect(await refusal(signUp(newAddress(), {}, bad))).toMatchObject(refused);
    }
    const easier = await solved((challenge) => {
      challenge.parameters.keyPrefix = challenge.parameters.keyPrefix.slice(0, 2);
    });
    expect(await refusal(signUp(newAddress(), {}, easier))).toMatchObject(refused);
    const longer = await solved((challenge) => {
      challenge.parameters.data.until += 3600_000;
    });
    expect(await refusal(signUp(newAddress(), {}, longer))).toMatchObject(refused);
    const guessed = JSON.parse(Buffer.from(await solved(), 'base64').toString());
    guessed.solution.derivedKey = guessed.solution.derivedKey.replace(/.$/, (last: string) =>
      last === '0' ? '1' : '0',
    );
    expect(
      await refusal(signUp(newAddress(), {}, Buffer.from(JSON.stringify(guessed)).toString('base64'))),
    ).toMatchObject(refused);
  });
});

test('companies see nothing of each other', async () => {
  const people = [];
  for (let n = 0; n < 2; n++) {
    await signUp(newAddress());
    const { accessToken } = await create(tokenInMail());
    const call = server.callAs(accessToken.token);
    people.push({ call, agentId: (await call(auth.getUserByAccessToken)).userAgentList[0]?.agentId ?? '' });
  }
  const [one, other] = people;
  const flows = (await server.app.database.shared.first(agents, eq(agents.id, other?.agentId ?? '')))
    ?.languageIds;
  const params = { agentId: other?.agentId ?? '', languageId: flows?.[0] ?? '' };
  expect(await refusal(one?.call(endpoints.flows.getAllFlow, { params }) ?? Promise.resolve())).toMatchObject(
    {
      status: 404,
    },
  );
});

test('whom the settings name looks after all companies, from the sign-up on', async () => {
  const isUserAdmin = async (email: string) => {
    await signUp(email);
    const { accessToken } = await create(tokenInMail());
    return (await server.callAs(accessToken.token)(auth.getUserByAccessToken)).isUserAdmin;
  };
  expect(await isUserAdmin('Driften@samtale.example')).toBe(true);
  expect(await isUserAdmin(newAddress())).toBe(false);
});
