import { hash } from '@node-rs/argon2';
import {
  type ChatResponse,
  type ChatStatus,
  danish,
  type FlowGptUse,
  IntentType,
  type LanguageCode,
  languageCodeOf,
  languages,
  type Role,
  type StoredFlowAction,
} from '@samtale/contract';
import { normaliseText } from '@samtale/nlu';
import { eq } from 'drizzle-orm';
import type { App } from '../src/app.ts';
import { accounts } from '../src/features/accounts/index.ts';
import { agents, userAgents } from '../src/features/agents/tables.ts';
import { users } from '../src/features/auth/index.ts';
import { flows, publishFlow, trainingPhrases } from '../src/features/flows/index.ts';
import { widgets } from '../src/features/widgets/index.ts';
import { createId } from '../src/platform/database/columns.ts';
import { answerOf, type Suggested } from './flow-content.ts';

export const password = 'correct horse';
/** As little work as Argon2 allows: nobody guesses at the users of tests, who sign in for almost every test. */
const passwordHash = hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export async function createAccount(app: App): Promise<string> {
  const id = createId();
  await app.database.shared.insert(accounts, [{ id, name: `Company ${id}` }]);
  return id;
}

/** An agent that speaks the languages, of an account of its own unless one is named. */
export async function createAgent(
  app: App,
  { accountId, speaks = ['da', 'en'] }: { accountId?: string; speaks?: LanguageCode[] } = {},
): Promise<string> {
  const id = createId();
  const spoken = languages.filter((language) => speaks.includes(language.languageCodeShort));
  await app.database.shared.insert(agents, [
    {
      id,
      accountId: accountId ?? (await createAccount(app)),
      name: `Agent ${id}`,
      languageIds: spoken.map((language) => language.id),
      createdAt: app.now().toISOString(),
    },
  ]);
  return id;
}

export interface TestUser {
  id: string;
  email: string;
  name: string;
}

interface NewUser {
  /** Roles by agent id. */
  roles?: Record<string, Role[]>;
  chatStatus?: ChatStatus;
  isActive?: boolean;
  /** Of the first agent in `roles` unless one is named; of its own without any. */
  accountId?: string;
  /** Looks after all agents. */
  isUserAdmin?: boolean;
}

async function accountOf(app: App, agentId: string | undefined): Promise<string> {
  const agent = agentId && (await app.database.shared.first(agents, eq(agents.id, agentId)));
  return agent ? agent.accountId : createAccount(app);
}

/** A person of the staff whose password is `password`. */
export async function createUser(
  app: App,
  { roles = {}, chatStatus = 1, isActive = true, accountId, isUserAdmin = false }: NewUser = {},
): Promise<TestUser> {
  const id = createId();
  const lastName = id.slice(-6);
  const email = `user-${id}@example.com`;
  await app.database.shared.insert(users, [
    {
      id,
      email,
      accountId: accountId ?? (await accountOf(app, Object.keys(roles)[0])),
      passwordHash: await passwordHash,
      firstName: 'Test',
      lastName,
      chatStatus,
      isActive,
      isUserAdmin,
      lastSeenAt: app.now().toISOString(),
    },
  ]);
  for (const [linkedAgentId, held] of Object.entries(roles)) {
    await app.database.shared.insert(userAgents, [{ userId: id, linkedAgentId, roles: held }]);
  }
  return { id, email, name: `Test ${lastName}` };
}

interface NewFlow {
  agentId: string;
  title: string;
  phrases?: string[];
  answer?: string;
  /** Instead of `answer`. */
  chatResponseList?: ChatResponse[];
  parentId?: string;
  suggestions?: Suggested[];
  actions?: StoredFlowAction[];
  languageId?: string;
  /** What generated answers make of it. */
  gptUse?: FlowGptUse;
}

/** A published flow. Its id, which is its master id too. */
export async function createFlow(app: App, flow: NewFlow): Promise<string> {
  const id = createId();
  const { agentId, title, phrases = [], answer = `${title}!`, suggestions = [], actions = [] } = flow;
  const languageId = flow.languageId ?? danish.id;
  const code = languageCodeOf(languageId);
  await app.database.transaction(async (session) => {
    const scope = session.agent(agentId);
    const content = {
      chatResponseList: flow.chatResponseList ?? answerOf(answer, suggestions),
      intentActionList: actions,
      ...(flow.gptUse && { settings: { gptUse: flow.gptUse } }),
    };
    const lastModified = app.now().toISOString();
    const intentType = flow.parentId ? IntentType.sub : IntentType.global;
    const row = { id, languageId, masterId: id, parentId: flow.parentId ?? null, title, intentType };
    await scope.insert(flows, [{ ...row, content, lastModified }]);
    const rows = phrases.map((text) => ({
      id: createId(),
      flowId: id,
      text,
      normalisedText: normaliseText(text, code),
    }));
    await scope.insert(trainingPhrases, rows);
    await publishFlow(session, { agentId, userId: null, now: app.now() }, id);
  });
  return id;
}

/** A chat on a website. Its client key. */
export async function createWidget(app: App, agentId: string): Promise<string> {
  const clientKey = createId();
  await app.database.agent(agentId).insert(widgets, [{ id: createId(), name: 'Website', clientKey }]);
  return clientKey;
}
