import {
  type BodyOf,
  BotType,
  type endpoints,
  languages,
  newId,
  newSource,
  Role,
  signUpKeys,
} from '@samtale/contract';
import { and, eq, ne } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import { accounts } from '../accounts/index.ts';
import { agents, userAgents } from '../agents/index.ts';
import { hashChosenPassword, users } from '../auth/index.ts';
import { parseNumber } from '../phone-numbers/index.ts';
import { saveSource } from '../sources/index.ts';
import { createStarterBot } from '../starter-bots/index.ts';
import { startSubscription } from '../subscriptions/index.ts';
import { requestTraining } from '../training-runs/index.ts';
import { widgets } from '../widgets/index.ts';
import { readSignUp } from './read-sign-up.ts';
import { signUps } from './tables.ts';

type Wizard = BodyOf<typeof endpoints.auth.resetPasswordAndCreateAccount>;

/**
 * What a mailed link was for, done once: the company, its first user, and its agent on trial with a widget and a bot
 * of the chosen kind, which is trained behind. The user's id. Throws `badRequest`, and `conflict` when somebody has
 * got the address meanwhile.
 */
export async function createAccount(app: App, wizard: Wizard): Promise<string> {
  // Read twice: hashing takes long, and the row is not to be locked meanwhile.
  const { botType } = await readSignUp(app, app.database, wizard.passwordResetToken);
  const wantedPhoneNumber = botType === BotType.voice ? checkedNumber(wizard.selectedPhoneNumber) : '';
  const passwordHash = await hashChosenPassword(app, wizard.newPassword);
  const created = await app.database
    .transaction((session) => createRows(app, session, wizard, { passwordHash, wantedPhoneNumber }))
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new AppError('conflict', signUpKeys.userExists) : error;
    });
  await requestTraining(app, created.agentId);
  if (wizard.website) await readWebsite(app, created.agentId, wizard.website);
  return created.userId;
}

/** Makes the company's website the first source. The account is there without it, too. */
async function readWebsite(app: App, agentId: string, website: string): Promise<void> {
  const url = /^https?:/i.test(website) ? website : `https://${website}`;
  const source = { ...newSource, id: newId, url, gptSettingClientList: null };
  await saveSource(app, agentId, source).catch((err: unknown) =>
    app.log.warn({ err, agentId }, 'first source'),
  );
}

/** What the bot is to answer, `+4520304050`; without a country code it is Danish. Throws `badRequest`. */
function checkedNumber(text: string): string {
  const number = parseNumber(text);
  if (number) return number;
  const fields = [{ path: 'selectedPhoneNumber', messageKey: signUpKeys.phoneNumber }];
  throw new AppError('badRequest', signUpKeys.phoneNumber, { fields });
}

async function createRows(
  app: App,
  session: Parameters<Parameters<App['database']['transaction']>[0]>[0],
  wizard: Wizard,
  { passwordHash, wantedPhoneNumber }: { passwordHash: string; wantedPhoneNumber: string },
): Promise<{ userId: string; agentId: string }> {
  const { shared } = session;
  const now = app.now();
  const row = await readSignUp(app, session, wizard.passwordResetToken, { forUpdate: true });
  const { companyName, firstName, lastName, email } = row;
  await shared.update(signUps, { spentAt: now.toISOString() }, eq(signUps.id, row.id));
  // Whoever signed up with this address too, and for what company, gets nothing of it.
  await shared.delete(signUps, and(eq(signUps.email, email), ne(signUps.id, row.id)));
  const language = languages.find((one) => one.languageCodeShort === wizard.selectedLanguage);
  if (!language) throw new Error(`There is no language ${wizard.selectedLanguage}`);

  const [accountId, userId, agentId] = [createId(), createId(), createId()];
  await shared.insert(accounts, [
    {
      id: accountId,
      name: companyName,
      billingFirstName: firstName,
      billingLastName: lastName,
      billingEmail: email,
    },
  ]);
  await shared.insert(users, [
    {
      id: userId,
      accountId,
      email,
      passwordHash,
      firstName,
      lastName,
      language: row.language,
      chatStatus: 1,
      isUserAdmin: app.userAdmins.includes(email),
    },
  ]);
  await shared.insert(agents, [
    {
      id: agentId,
      accountId,
      name: companyName,
      languageIds: [language.id],
      // The trial has a source.
      includeGpt: true,
      wantedPhoneNumber,
      companyFacts: { companyWebsite: wizard.website },
      createdAt: now.toISOString(),
    },
  ]);
  const roles = [Role.administrator, Role.chatAgent, Role.chatDeveloper];
  await shared.insert(userAgents, [{ userId, linkedAgentId: agentId, roles }]);
  await startSubscription(session, agentId, 'trial', now);
  await session
    .agent(agentId)
    .insert(widgets, [{ id: createId(), name: companyName, clientKey: createId() }]);
  const bot = { agentId, kind: wizard.selectedBotOption, trade: wizard.selectedTrade, language };
  await createStarterBot(session, bot, now);
  return { userId, agentId };
}
