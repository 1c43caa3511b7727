// Asks the bot of a small company all that its visitors ask: node ask-business.ts '{"business","language","hasPages"}', an
// AskTask.
// Prints an Answered[] as JSON.

import { setTimeout } from 'node:timers/promises';
import {
  BotKind,
  type Call,
  createClient,
  danish,
  EntityDataType,
  endpoints,
  english,
  type LanguageCode,
  newId,
  newSource,
  SourceType,
  systemEntityTypeId,
  Trade,
  trainingPhrasePart,
  withoutSecondFactor,
} from '@samtale/contract';
import type { ConversationEvent } from '@samtale/dialog';
import { eq } from 'drizzle-orm';
import { agents } from '../../../apps/server/src/features/agents/index.ts';
import { readLog } from '../../../apps/server/src/features/conversations/log/read-log.ts';
import { createStarterBot, starterFlows } from '../../../apps/server/src/features/starter-bots/index.ts';
import { readConfig } from '../../../apps/server/src/platform/config.ts';
import {
  openEmbeddedDatabase,
  startEmbeddedPostgres,
} from '../../../apps/server/src/platform/database/open-embedded.ts';
import { startServer } from '../../../apps/server/src/start-server.ts';
import { createAgent, createUser, createWidget, password } from '../../../apps/server/test/factories.ts';
import { answerOf, flowInput } from '../../../apps/server/test/flow-content.ts';
import { removeFolder, temporaryFolder } from '../process/temporary-folder.ts';
import type { Business, OwnFlow, RightAnswer } from './business.ts';
import { businesses } from './businesses.ts';

export interface AskTask {
  business: string;
  language: LanguageCode;
  /** Without pages the bot has its starter flows alone, and its own flow if there is one. */
  hasPages: boolean;
}

/** How a question was answered. */
export interface Answered {
  question: string;
  /** The title of the flow or the page that is right; null where nothing is. */
  expected: string | null;
  /** The title of the flow or the page that answered; null where the bot said that it does not know. */
  by: string | null;
  kind: 'flow' | 'page' | 'nothing';
  isRight: boolean;
  /** The bot says that the page may be about something else. */
  isUnsure: boolean;
  /** Of the flow that answered, 0..1. */
  confidence: number | null;
}

/** A question is answered within so many milliseconds. */
const patience = 10_000;
const pause = 10;

const { business: name, language: code, hasPages } = JSON.parse(process.argv[2] ?? '') as AskTask;
const business = businesses[name];
if (!business) throw new Error(`There is no business ${name}`);
const language = code === 'da' ? danish : english;
const folder = temporaryFolder();
const config = readConfig({
  PORT: '0',
  SAMTALE_DATA: folder,
  SAMTALE_LOG: 'silent',
  SAMTALE_VISITOR_CONVERSATIONS: '1000',
});
const database = await openEmbeddedDatabase(await startEmbeddedPostgres(config.dataDirectory, null));
const { url, app, close } = await startServer({ config, database });
const answered = await askAll(business);
await close();
removeFolder(folder);
console.log(JSON.stringify(answered));
process.exit(0);

async function askAll({
  name: company,
  bot,
  trade: ofTrade,
  ownFlow,
  pages,
  questions,
}: Business): Promise<Answered[]> {
  const kind = BotKind[bot];
  const trade = Trade[ofTrade];
  const agentId = await createAgent(app, { speaks: [code] });
  await app.database.shared.update(agents, { includeGpt: true }, eq(agents.id, agentId));
  await app.database.transaction((session) =>
    createStarterBot(session, { agentId, kind, trade, language }, app.now()),
  );
  const call = await signIn(agentId);
  if (ownFlow) await addFlow(agentId, call, ownFlow[code]);
  await tellOf(company, agentId, call);
  const written = pages.map((page) => page[code]);
  if (hasPages) await addPages(agentId, call, written);
  const clientKey = await createWidget(app, agentId);
  const titles = new Map(starterFlows({ kind, trade, language: code }).map(({ key, title }) => [key, title]));
  const titleOf = (right: RightAnswer) => {
    if (right === 'nothing') return null;
    if (right === 'own') return ownFlow?.[code].title;
    if ('flow' in right) return titles.get(right.flow);
    return hasPages ? written[right.page]?.[0] : null;
  };
  const all: Answered[] = [];
  for (const { right, ...question } of questions) {
    const answer = answerIn(await ask(agentId, clientKey, question[code]));
    const isRight = answer.by === titleOf(right);
    all.push({ question: question[code], expected: titleOf(right) ?? null, ...answer, isRight });
  }
  return all;
}

/** Somebody of the company's staff, who may do everything. */
async function signIn(agentId: string): Promise<Call> {
  const { email } = await createUser(app, { roles: { [agentId]: [0, 2] } });
  const nobody = createClient({ baseUrl: `${url}/api`, token: () => null });
  const signedIn = withoutSecondFactor(
    await nobody(endpoints.auth.login, { body: { userName: email, password } }),
  );
  return createClient({ baseUrl: `${url}/api`, token: () => signedIn.accessToken.token });
}

/** Publishes a flow of the company's own, which may ask for a day. */
async function addFlow(
  agentId: string,
  call: Call,
  { title, phrases, asks, answer }: OwnFlow,
): Promise<void> {
  const day = {
    alias: 'day',
    entityType: systemEntityTypeId(EntityDataType.date),
    requiredSpeechBubble: asks ?? null,
  };
  // What a phrase does not say is a part without words.
  const partsOf = (phrase: string) =>
    (phrase.includes('{') ? phrase : `${phrase}{}`)
      .split(/[{}]/)
      .map((text, index) => trainingPhrasePart.parse(index % 2 ? { text, ...day } : { text }))
      .filter(({ text, entityType }) => text || entityType);
  const trainingPhraseList = phrases.map((phrase) => ({
    id: newId,
    question: phrase.replace(/[{}]/g, ''),
    trainingPhrasePartList: asks === undefined ? [] : partsOf(phrase),
  }));
  await call(endpoints.flows.addOrUpdateFlow, {
    params: { agentId, languageId: language.id },
    body: flowInput({ title, trainingPhraseList, chatResponseList: answerOf(answer) }),
  });
}

/** Tells what the bot's answers name, how to reach the company and when, and waits until it is trained. */
async function tellOf(companyName: string, agentId: string, call: Call): Promise<void> {
  const params = { agentId };
  const facts = {
    companyName,
    companyAddress: 'Havnegade 1, 8000 Aarhus C',
    companyPhone: '+45 12 34 56 78',
    companyEmail: 'hej@example.com',
    companyWebsite: 'example.com',
  };
  const monday = { isDay: true, isOpen: true, dayOfWeek: 1, fromDate: null, toDate: null };
  const officeTimeList = [{ ...monday, id: newId, fromTime: '09:00', toTime: '16:00' }];
  await call(endpoints.settings.saveCompanyFacts, { params, body: { facts } });
  await call(endpoints.settings.saveOfficeTimes, { params, body: { officeTimeList } });
  await until('The bot is not trained', async () => {
    const state = await call(endpoints.training.getTrainingState, { params });
    return state.state === 'idle' && !state.hasUntrainedChanges;
  });
}

/** Has the pages read as documents of a source. */
async function addPages(
  agentId: string,
  call: Call,
  pages: readonly (readonly [string, string])[],
): Promise<void> {
  const { sources } = endpoints;
  const { id } = await call(sources.saveGptTrainingJob, {
    params: { agentId },
    body: {
      ...newSource,
      id: newId,
      gptSettingClientList: null,
      sourceType: SourceType.upload,
      name: 'Website',
    },
  });
  const params = { agentId, id };
  for (const [title, text] of pages) {
    const rawBody = new Blob([`# ${title}\n${text}`]);
    await call(sources.uploadSourceDocument, { params, query: { name: `${title}.txt` }, rawBody });
  }
  await until('The pages are not read', async () => {
    const { isRunning } = await call(sources.getGptTrainingJob, { params });
    return !isRunning;
  });
}

/** The events of a new conversation in which this is asked. */
async function ask(agentId: string, clientKey: string, text: string): Promise<ConversationEvent[]> {
  const nobody = createClient({ baseUrl: `${url}/api`, token: () => null });
  const { token, chatToken } = await nobody(endpoints.widgets.startConversation, {
    params: { clientKey },
    body: { language: code },
  });
  const call = createClient({ baseUrl: `${url}/api`, token: () => token });
  await call(endpoints.widgets.sendVisitorMessage, { body: { clientId: crypto.randomUUID(), text } });
  return until(`No answer to ${text}`, async () => {
    const events = (await readLog(app.database, agentId, chatToken, 0)).map(({ event }) => event);
    const isAnswered =
      events.at(-1)?.type === 'botSaid' || events.some(({ type }) => type === 'handOverRequested');
    return isAnswered && events;
  });
}

/** Asks again and again until there is something. Throws the message where there never is. */
async function until<Found>(message: string, find: () => Promise<Found | false>): Promise<Found> {
  for (const end = performance.now() + patience; performance.now() < end; await setTimeout(pause)) {
    const found = await find();
    if (found) return found;
  }
  throw new Error(message);
}

function answerIn(
  events: readonly ConversationEvent[],
): Pick<Answered, 'by' | 'kind' | 'confidence' | 'isUnsure'> {
  for (const event of events.toReversed()) {
    if (event.type === 'botSaid' && event.generated) {
      const [page] = event.generated.citations;
      const isUnsure = event.bubbles.some(({ messages }) => messages.length > 1);
      return { by: page?.page?.url.replace(/\.txt$/, '') ?? '', kind: 'page', confidence: null, isUnsure };
    }
    if (event.type === 'flowTriggered' && event.trigger === 'understanding') {
      const understood = events.findLast(({ type }) => type === 'understood');
      const confidence = understood?.type === 'understood' ? (understood.ranking[0]?.confidence ?? 0) : 0;
      return { by: event.title, kind: 'flow', confidence, isUnsure: false };
    }
  }
  return { by: null, kind: 'nothing', confidence: null, isUnsure: false };
}
