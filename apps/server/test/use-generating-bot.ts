import { type ChatConfig, endpoints, FlowGptUse } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { agents } from '../src/features/agents/index.ts';
import { conversations } from '../src/features/conversations/tables.ts';
import { trainAgent } from '../src/features/training/index.ts';
import { createBot, type TestBot } from './create-bot.ts';
import { createFlow } from './factories.ts';
import { connectVisitor, follow } from './hub-clients.ts';
import { inTests } from './in-tests.ts';
import { knowingNothing, useLanguageModel } from './language-model.ts';
import { botWords, type SignedIn, staffOf, visitorOf } from './people.ts';
import { replayed } from './replayed.ts';
import { startTestServer, type TestServer } from './start-test-server.ts';
import { clientInput } from './widget-content.ts';

/** A question that no flow of the bot covers, and what its sources say of it. */
export const question = 'Kan jeg få pengene igen, hvis jeg fortryder mit køb?';
export const told = 'Ja, du har **30 dage** til at fortryde.';

/** A widget whose generated answers are set so. */
export const settings = (more: Partial<ChatConfig['gptSetting']>): Partial<ChatConfig> => ({
  gptSetting: { ...clientInput().chatConfig.gptSetting, ...more },
});

interface GeneratingBot {
  server: TestServer;
  bot: TestBot;
  developer: SignedIn;
  /** A flow that answers may rest on, and one to be said itself instead. */
  returns: string;
  person: string;
}

/** Gives a file's tests a language model and a bot with three sources; `g` has its values once the tests run. */
export function useGeneratingBot() {
  const model = useLanguageModel();
  const [g, set] = inTests<GeneratingBot>();
  beforeAll(async () => {
    const names = new Map([
      ['gpt4o-5', 'gpt-4o'],
      ['egen-model', 'egen-model'],
    ]);
    const languageModels = { access: { url: model.url, key: 'hush' }, names };
    const server = await startTestServer({ config: { languageModels } });
    const bot = await createBot(server.app);
    const { agentId } = bot;
    const source = (title: string, answer: string, gptUse: FlowGptUse = FlowGptUse.useAsSource) =>
      createFlow(server.app, { agentId, title, answer, gptUse, phrases: [`Fortæl om ${title}`] });
    const returns = await source('Returret', 'Du kan **fortryde** dit køb i 30 dage.');
    const person = await source('Vagttelefon', 'Ring på 70 12 34 56.', FlowGptUse.useAsAnswer);
    await source('Cykelværksted', 'Værkstedet har åbent mandag og tirsdag.');
    await server.app.database.shared.update(agents, { includeGpt: true }, eq(agents.id, agentId));
    await trainAgent(server.app, agentId);
    set({ server, bot, returns, person, developer: await staffOf(server, agentId, [2]) });
  });
  afterAll(() => g().server.close());
  beforeEach(async () => {
    model.asked.length = 0;
    model.answer = () => knowingNothing;
    // Their sign-in does not outlast the time that passes here.
    g().developer = await staffOf(g().server, g().bot.agentId, [2]);
  });

  /** A visitor of a widget that is set so; what they hear, over a socket. */
  async function visitorOn(look: Partial<ChatConfig> = {}) {
    const { server, bot, developer } = g();
    const { agentId } = bot;
    const { id, clientKey } = await developer.call(endpoints.widgets.saveClient, {
      params: { agentId },
      body: { selectedChatClient: clientInput({}, look) },
    });
    const visitor = await visitorOf(server, clientKey);
    const heard = await follow(await connectVisitor(server, visitor.token));
    const hears = (...words: string[]) =>
      vi.waitFor(() => expect(botWords(heard).slice(1)).toEqual(words), { timeout: 5000, interval: 10 });
    const log = async () =>
      (await replayed(server, agentId, visitor.chatToken)).events.map(({ event }) => event);
    const row = () =>
      server.app.database.agent(agentId).first(conversations, eq(conversations.id, visitor.chatToken));
    const heardLast = () => heard.events.at(-1)?.event;
    return { id, say: visitor.say, hears, heardLast, log, row, call: visitor.call };
  }
  return { model, g, visitorOn };
}
