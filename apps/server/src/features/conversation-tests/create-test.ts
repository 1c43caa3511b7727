import {
  type BodyOf,
  type ConversationTest,
  channels,
  type endpoints,
  IntegrationType,
  languages,
  simulatedLogMax,
  type TestContent,
} from '@samtale/contract';
import type { LoggedEvent } from '@samtale/dialog';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { findAgent } from '../agents/index.ts';
import { type ConversationReader, countErasures } from '../conversations/index.ts';
import { customerThen } from './customer-then.ts';
import { getTest, testRecord } from './read-tests.ts';
import { conversationTests } from './tables.ts';
import { type HeldConversation, testOfLog } from './test-of-log.ts';

/** Letters of the first words that a test is called by until somebody names it. */
const titleLength = 60;

/** Where a test is stored, and when. */
type Place = Pick<App, 'now'> & { database: DatabaseSession };

interface TriedConversation extends BodyOf<typeof endpoints.conversationTests.createTestFromLog> {
  agentId: string;
  languageId: string;
}

/** A test of a conversation that was tried. Throws `badRequest` for a log that is none, or in which nothing was said. */
export async function createTestFromLog(app: App, tried: TriedConversation): Promise<ConversationTest> {
  const { log, agentId, languageId } = tried;
  if (log.length > simulatedLogMax) throw new AppError('badRequest', 'simulator.refused.logTooLong');
  if (log.some(({ seq }, index) => seq !== index + 1))
    throw new AppError('badRequest', 'simulator.refused.logWithGaps');
  await hasLanguage(app, agentId, languageId);
  return createFromLog(app, { ...tried, ...testOfLog(log) });
}

/**
 * A test of what a visitor said; of a conversation that is anonymised meanwhile, of what is left of it. Throws `notFound`,
 * and `badRequest` when the bot has answered nothing of it.
 */
export async function createTestFromConversation(
  app: App,
  conversations: Pick<ConversationReader, 'readWhole'>,
  agentId: string,
  conversationId: string,
): Promise<ConversationTest> {
  const erasures = await countErasures(app.database.agent(agentId), conversationId);
  const { events, languageCode, integrationType } = await conversations.readWhole(agentId, conversationId);
  const language = languages.find(({ languageCodeShort }) => languageCodeShort === languageCode);
  if (!language) throw notFound();
  const held = testOfLog(events);
  const { languageCodeShort } = language;
  const made = {
    ...held,
    agentId,
    languageId: language.id,
    log: events,
    customer: await customerThen(app.database, { ...held, agentId, languageCode: languageCodeShort }),
    staffOnline: !events.some(({ event }) => event.type === 'handOverUnavailable'),
    channel: channels.find((channel) => channel === integrationType) ?? IntegrationType.widget,
  };
  const created = await app.database.transaction(async (session) => {
    const now = await countErasures(session.agent(agentId), conversationId, { hold: true });
    if (now !== erasures) return null;
    return createFromLog({ ...app, database: session }, made, conversationId);
  });
  return created ?? createTestFromConversation(app, conversations, agentId, conversationId);
}

/** A test that was written. Throws `notFound` for a language that the agent does not speak. */
export async function createWrittenTest(
  app: App,
  agentId: string,
  languageId: string,
  content: TestContent,
): Promise<ConversationTest> {
  await hasLanguage(app, agentId, languageId);
  return createTest(app, agentId, languageId, content);
}

async function hasLanguage({ database }: App, agentId: string, languageId: string): Promise<void> {
  const { languageIds } = await findAgent(database, agentId);
  if (!languageIds.includes(languageId)) throw notFound();
}

const createFromLog = (
  place: Place,
  {
    agentId,
    languageId,
    log,
    at,
    turns,
    staffOnline,
    channel,
    customer,
  }: TriedConversation & Pick<HeldConversation, 'at' | 'turns'>,
  conversationId: string | null = null,
): Promise<ConversationTest> => {
  const asked = { title: titleOf(log), mustHold: false, comparesWording: false };
  const content = { ...asked, at, staffOnline, channel, customer, turns };
  return createTest(place, agentId, languageId, content, conversationId);
};

async function createTest(
  { database, now }: Place,
  agentId: string,
  languageId: string,
  content: TestContent,
  /** What it was made from, where that was a visitor's. */
  conversationId: string | null = null,
): Promise<ConversationTest> {
  const id = createId();
  const row = { id, languageId, ...content, conversationId, lastModified: now().toISOString() };
  await database.agent(agentId).insert(conversationTests, [row]);
  return testRecord(await getTest(database, agentId, id));
}

/** The first words that were said. */
function titleOf(log: readonly LoggedEvent[]): string {
  const said = log.find(({ event }) => event.type === 'endUserSaid')?.event;
  const words = said?.type === 'endUserSaid' ? said.text.replaceAll(/\s+/g, ' ').trim() : '';
  const title = words.length > titleLength ? `${words.slice(0, titleLength).trimEnd()}…` : words;
  return title || '…';
}
