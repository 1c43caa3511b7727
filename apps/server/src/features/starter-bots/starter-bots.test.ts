import {
  BotKind,
  danish,
  endpoints,
  english,
  type Flow,
  type Language,
  newId,
  Role,
  Trade,
} from '@samtale/contract';
import { normaliseText } from '@samtale/nlu';
import { describe, expect, test } from 'vitest';
import { createAgent, createWidget } from '../../../test/factories.ts';
import { type SignedIn, staffOf } from '../../../test/people.ts';
import { untilTrained } from '../../../test/until-trained.ts';
import { useServer } from '../../../test/use-server.ts';
import { createStarterBot, starterFlows, type WrittenFlow } from './index.ts';

const { flows, checks, settings, widgets } = endpoints;
const server = useServer();

interface StarterBot {
  kind: BotKind;
  trade: Trade;
  language: Language;
}

/** A bot of each kind, trade and language, with a title for its test. */
const bots = [danish, english].flatMap((language) =>
  Object.entries(BotKind).flatMap(([kindName, kind]) =>
    Object.entries(Trade).map(([tradeName, trade]): [string, StarterBot] => [
      `${kindName}, ${tradeName}, ${language.languageCodeShort}`,
      { kind, trade, language },
    ]),
  ),
);

/** A new agent with the flows of a starter bot, and one of its staff. */
async function begin(bot: StarterBot): Promise<{ agentId: string; staff: SignedIn }> {
  const agentId = await createAgent(server.app, { speaks: [bot.language.languageCodeShort] });
  await server.app.database.transaction((session) =>
    createStarterBot(session, { agentId, ...bot }, server.app.now()),
  );
  return { agentId, staff: await staffOf(server, agentId, [Role.administrator, Role.chatDeveloper]) };
}

/** All that a bot's flows are, as the editor gets it. */
async function readFlows({ call }: SignedIn, agentId: string, languageId: string): Promise<Flow[]> {
  const params = { agentId, languageId };
  const { list } = await call(flows.getAllFlow, { params });
  return Promise.all(list.map(({ id }) => call(flows.getFlow, { params: { ...params, intentId: id } })));
}

const messagesOf = ({ chatResponseList }: Flow) =>
  chatResponseList.flatMap(({ speechBubbleList }) =>
    speechBubbleList.flatMap((bubble) => bubble.messageList),
  );
const buttonsOf = (flow: Flow) => messagesOf(flow).flatMap(({ suggestion }) => suggestion ?? []);
const wordsOf = (flow: Flow) => [
  flow.title,
  ...messagesOf(flow).flatMap(({ content, suggestion }) => [content, suggestion?.displayText ?? '']),
];

describe('a new bot', () => {
  test.for(bots)('%s', async ([, bot]) => {
    const { agentId, staff } = await begin(bot);
    const languageId = bot.language.id;
    const all = await readFlows(staff, agentId, languageId);
    const published = all.filter(({ isPublished }) => isPublished);
    const drafts = all.filter(({ isPublished }) => !isPublished);

    // What only the company can say is left to it: the draft is asked, and answers nothing.
    expect(drafts.map(({ title }) => title).sort()).toEqual(draftTitles(bot));
    for (const draft of drafts) {
      expect(draft.trainingPhraseList.length).toBeGreaterThan(5);
      expect(messagesOf(draft)).toEqual([]);
    }

    // Visitors read no number that nobody has told, and each button leads to a flow that answers.
    const ids = published.map(({ id }) => id);
    for (const flow of published) {
      expect(wordsOf(flow).join('\n')).not.toMatch(/\d/);
      expect(ids).toEqual(expect.arrayContaining(buttonsOf(flow).map((button) => button.intentToTriggerId)));
    }
    const [welcome] = all.filter(({ isWelcome }) => isWelcome);
    expect(welcome && buttonsOf(welcome).length).toBeGreaterThan(2);

    const phrases = all.flatMap(({ trainingPhraseList }) =>
      trainingPhraseList.map(({ question }) => question),
    );
    const normalised = phrases.map((phrase) => normaliseText(phrase, bot.language.languageCodeShort));
    expect(normalised.filter((phrase, i) => normalised.indexOf(phrase) !== i)).toEqual([]);

    const { list } = await staff.call(checks.getChecks, { params: { agentId, languageId } });
    const found = list.filter(({ kind }) => kind !== 'untoldValue');
    expect(found.map(({ kind, intent }) => [kind, intent?.title]).sort()).toEqual(
      draftTitles(bot).map((title) => ['unansweredDraft', title]),
    );
  });
});

const writtenIn = ({ kind, trade, language }: StarterBot) =>
  starterFlows({ kind, trade, language: language.languageCodeShort });
const draftTitles = (bot: StarterBot) =>
  writtenIn(bot)
    .flatMap(({ isDraft, title }) => (isDraft ? [title] : []))
    .sort();

test('a bot is made of the same in both languages', () => {
  const shapeOf = ({ key, isDraft, handOver, phrases, bubbles }: WrittenFlow) => ({
    key,
    isDraft,
    handOver,
    isAsked: phrases.length > 0,
    leadsTo: bubbles.map(({ suggestions = [] }) => suggestions.map(({ flow }) => flow)),
    values: bubbles.map(({ text = '' }) => text.match(/{{\w+}}/g)),
  });
  for (const [, bot] of bots) {
    const shape = writtenIn(bot).map(shapeOf);
    expect(writtenIn({ ...bot, language: danish }).map(shapeOf)).toEqual(shape);
    expect(new Set(shape.map(({ key }) => key)).size).toBe(shape.length);
  }
});

test('a craft of any kind is asked, not a plumber or an electrician', () => {
  const particular = /vand|strøm|badeværelse|bygge|water|power|bathroom|rebuild/i;
  for (const language of [danish, english]) {
    const flows = writtenIn({ kind: BotKind.service, trade: Trade.craft, language });
    expect(flows.flatMap(({ phrases }) => phrases).filter((phrase) => particular.test(phrase))).toEqual([]);
  }
});

/** The events of a visitor's conversation after a first message, which is greeted and answered. */
async function repliesTo(clientKey: string, language: Language, text: string): Promise<string> {
  const begun = await server.call(widgets.startConversation, {
    params: { clientKey },
    body: { language: language.languageCodeShort },
  });
  const call = server.callAs(begun.token);
  await call(widgets.sendVisitorMessage, { body: { clientId: crypto.randomUUID(), text } });
  return JSON.stringify((await call(widgets.getVisitorEvents, { query: { after: 0 } })).events);
}

const untold = {
  companyName: '',
  companyAddress: '',
  companyPhone: '',
  companyEmail: '',
  companyWebsite: '',
};

/** Tells what the company has told; the bot is trained then. */
async function tell({ call }: SignedIn, agentId: string, facts: Partial<typeof untold>): Promise<void> {
  const body = { facts: { ...untold, ...facts } };
  await call(settings.saveCompanyFacts, { params: { agentId }, body });
  await untilTrained(call, agentId);
}

test('what the company has told is said, and nothing else of it', async () => {
  const { agentId, staff } = await begin({ kind: BotKind.service, trade: Trade.clinic, language: danish });
  const clientKey = await createWidget(server.app, agentId);
  const ask = (text: string) => repliesTo(clientKey, danish, text);
  await tell(staff, agentId, { companyName: 'Tand og Smil' });
  const welcome = await ask('Hej');
  expect(welcome).toContain('velkommen til Tand og Smil');
  expect(welcome).toContain('Book en tid');
  expect(welcome).not.toContain('Åbningstider');
  const unanswered = 'Det kan jeg ikke svare på endnu';
  expect(await ask('Hvornår har I åbent?')).toContain(unanswered);
  expect(await ask('Er parkeringen gratis?')).toContain(unanswered);

  const monday = { isDay: true, isOpen: true, dayOfWeek: 1, fromDate: null, toDate: null };
  await staff.call(settings.saveOfficeTimes, {
    params: { agentId },
    body: { officeTimeList: [{ ...monday, id: newId, fromTime: '09:00', toTime: '16:00' }] },
  });
  await tell(staff, agentId, { companyName: 'Tand og Smil', companyPhone: '86 12 34 56' });
  expect(await ask('Hej')).toContain('Åbningstider');
  expect(await ask('hvornår har i åben')).toMatch(
    /Vi har (åbent|lukket) nu.*\. Her er vores åbningstider:\\nmandag kl.{1,3} 9–16/,
  );
  const contact = await ask('hvad er jeres telefonnummer');
  expect(contact).toContain('Du kan ringe til os på [86 12 34 56]');
  expect(contact).not.toContain('Vores adresse er');
});

describe('visitors are understood', () => {
  test.for([
    ['clinic', 'service', danish, 'kan jeg få en tid på torsdag', 'så hjælper en af os dig med en tid'],
    ['animals', 'service', english, 'could I have an appointment for my rabbit', 'help you find a time'],
    ['teaching', 'service', danish, 'jeg vil gerne starte på et hold', 'så hjælper en af os dig i gang'],
    ['restaurant', 'service', english, 'can we book a table for friday', 'help you with a table'],
    ['shop', 'service', danish, 'hvor bliver min pakke af', 'gerne dit ordrenummer'],
    ['craft', 'sales', english, 'could I have a quote', 'Describe the job'],
    ['other', 'support', danish, 'jeg har glemt mit kodeord', 'Caps Lock'],
    ['advice', 'sales', danish, 'jeg vil gerne booke et møde med jer', 'hvornår det passer dig'],
  ] as const)('%s, %s: %s %s', async ([trade, kind, language, question, answer]) => {
    const { agentId, staff } = await begin({ kind: BotKind[kind], trade: Trade[trade], language });
    await tell(staff, agentId, {});
    expect(await repliesTo(await createWidget(server.app, agentId), language, question)).toContain(answer);
  });
});

describe('a second language gets the flows of new bots', () => {
  const secondOf = async (bot: StarterBot) => {
    const agentId = await createAgent(server.app, { speaks: ['da', 'en'] });
    await server.app.database.transaction((session) =>
      createStarterBot(session, { agentId, ...bot }, server.app.now()),
    );
    const staff = await staffOf(server, agentId, [Role.administrator, Role.chatDeveloper]);
    const [from, to] = bot.language === danish ? [danish, english] : [english, danish];
    const listOf = async ({ id }: Language) =>
      (await staff.call(flows.getAllFlow, { params: { agentId, languageId: id } })).list;
    const add = () =>
      staff.call(endpoints.exchange.addStarterFlows, {
        params: { agentId, languageId: to.id, fromLanguageId: from.id },
      });
    return { agentId, staff, from, to, listOf, add };
  };

  test.for([danish, english])(
    'as the other has them, and answers: from $languageCodeShort',
    async (language) => {
      const { agentId, staff, from, to, listOf, add } = await secondOf({
        kind: BotKind.service,
        trade: Trade.accommodation,
        language,
      });
      const [first, ...rest] = (await listOf(from)).filter(
        ({ isPublished, isWelcome, isFallback }) => isPublished && !isWelcome && !isFallback,
      );
      if (!first) throw new Error('No flow');
      await staff.call(flows.deleteFlow, {
        params: { agentId, languageId: from.id, intentId: first.id },
      });
      expect((await add()).idList.length).toBeGreaterThan(rest.length);
      const [there, here] = [await listOf(from), await listOf(to)];
      const shown = (list: typeof there) =>
        list
          .map(({ masterIntentId, isPublished, isWelcome, isFallback }) => ({
            masterIntentId,
            isPublished,
            isWelcome,
            isFallback,
          }))
          .sort((one, other) => one.masterIntentId.localeCompare(other.masterIntentId));
      expect(shown(here)).toEqual(shown(there));
      expect(here.map(({ title }) => title)).not.toEqual(there.map(({ title }) => title));
      const { flowCount } = await untilTrained(staff.call, agentId);
      expect(flowCount).toBe(2 * there.filter(({ isPublished }) => isPublished).length);
      await expect(add()).rejects.toMatchObject({ status: 409 });
    },
  );

  test('a bot of its own flows gets those of every bot, with its welcome', async () => {
    const agentId = await createAgent(server.app, { speaks: ['da', 'en'] });
    const staff = await staffOf(server, agentId, [Role.administrator, Role.chatDeveloper]);
    const params = { agentId, languageId: english.id, fromLanguageId: danish.id };
    const { idList } = await staff.call(endpoints.exchange.addStarterFlows, { params });
    const { list } = await staff.call(flows.getAllFlow, { params: { agentId, languageId: english.id } });
    expect(list.map(({ id }) => id).sort()).toEqual([...idList].sort());
    expect(list.length).toBeGreaterThan(3);
  });
});
