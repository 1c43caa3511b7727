import {
  type BodyOf,
  type ConversationTest,
  channels,
  type endpoints,
  IntegrationType,
  languages,
  simulatedLogMax,
} from '@samtale/contract';
import type { LoggedEvent } from '@samtale/dialog';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import type { ConversationService } from '../conversations/index.ts';
import { findAgent } from '../flows/index.ts';
import { getTest, testRecord } from './read-tests.ts';
import { conversationTests } from './tables.ts';
import { testOfLog } from './test-of-log.ts';

/** Letters of the first words that a test is called by until somebody names it. */
const titleLength = 60;

interface NewTest extends BodyOf<typeof endpoints.conversationTests.createTestFromLog> {
  agentId: string;
  languageId: string;
}

/** A test of a conversation that was tried. Throws `badRequest` for a log that is none, or in which nothing was said. */
export async function createTestFromLog(app: App, made: NewTest): Promise<ConversationTest> {
  const { log, agentId, languageId } = made;
  if (log.length > simulatedLogMax) throw new AppError('badRequest', 'simulator.refused.logTooLong');
  if (log.some(({ seq }, index) => seq !== index + 1))
    throw new AppError('badRequest', 'simulator.refused.logWithGaps');
  const agent = await findAgent(app.database, agentId);
  if (!agent.languageIds.includes(languageId)) throw notFound();
  return createTest(app, made);
}

/** A test of what a visitor said. Throws `notFound`, and `badRequest` when the bot has answered nothing of it. */
export async function createTestFromConversation(
  app: App,
  conversations: Pick<ConversationService, 'read'>,
  agentId: string,
  conversationId: string,
): Promise<ConversationTest> {
  const { events, languageCode, integrationType } = await conversations.read(agentId, conversationId, 0);
  const language = languages.find(({ languageCodeShort }) => languageCodeShort === languageCode);
  if (!language) throw notFound();
  return createTest(app, {
    agentId,
    languageId: language.id,
    log: events,
    staffOnline: !events.some(({ event }) => event.type === 'handOverUnavailable'),
    channel: channels.find((channel) => channel === integrationType) ?? IntegrationType.widget,
  });
}

async function createTest(
  { database, now }: App,
  { agentId, languageId, log, staffOnline, channel }: NewTest,
): Promise<ConversationTest> {
  const id = createId();
  const content = testOfLog(log);
  const row = {
    id,
    languageId,
    title: titleOf(log),
    mustHold: false,
    comparesWording: false,
    staffOnline,
    channel,
    ...content,
    lastModified: now().toISOString(),
  };
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
