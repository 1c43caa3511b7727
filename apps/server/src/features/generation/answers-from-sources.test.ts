import {
  type ChatConfig,
  danish,
  EntityDataType,
  endpoints,
  newId,
  SourceType,
  systemEntityTypeId,
  trainingPhrasePart,
} from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { createBot } from '../../../test/create-bot.ts';
import { createFlow, createWidget } from '../../../test/factories.ts';
import { answerOf, flowInput } from '../../../test/flow-content.ts';
import { answering } from '../../../test/language-model.ts';
import { staffOf, visitorOf } from '../../../test/people.ts';
import { replayed } from '../../../test/replayed.ts';
import { inputOfSource, sourceCalls, sourceInput } from '../../../test/source-calls.ts';
import { untilTrained } from '../../../test/until-trained.ts';
import { settings, useGeneratingBot } from '../../../test/use-generating-bot.ts';
import { useServer } from '../../../test/use-server.ts';
import { agents } from '../agents/index.ts';
import { trainAgent } from '../training/index.ts';

const handbook = new Blob([
  '# Garanti\nBatteriet har to års garanti. Rammen har fem års garanti.\n# Service\nDet første eftersyn er gratis inden for tre måneder.',
]);
const asked = 'Hvor mange års garanti har batteriet?';

/** A source of an agent with one document. */
async function addHandbook(calls: ReturnType<typeof sourceCalls>): Promise<string> {
  const { id } = await calls.save(sourceInput({ sourceType: SourceType.upload, name: 'Håndbog' }));
  await calls.upload(id, 'håndbog.txt', handbook);
  return id;
}

describe('with a language model', () => {
  const { model, g, visitorOn } = useGeneratingBot();
  const calls = () => sourceCalls(g().developer, g().bot.agentId);

  test('a question is answered from pages of sources beside flows, and what visitors see of them is as it is set', async () => {
    const sourceId = await addHandbook(calls());
    const told = 'To års garanti.';
    model.answer = ({ messages }) => {
      const id =
        /<passage id="(\d+)" title="[^"]*Garanti">\nBatteriet/.exec(messages[0]?.content ?? '')?.[1] ?? '';
      return answering(told, id);
    };
    const seen = async (look: Partial<ChatConfig>) => {
      const visitor = await visitorOn(look);
      await visitor.say(asked);
      await visitor.hears(told);
      const citation = expect.objectContaining({
        text: expect.stringContaining('Batteriet har to års garanti'),
        page: { id: expect.any(String), sourceId, url: 'håndbog.txt' },
      });
      expect((await visitor.log()).at(-1)).toMatchObject({ generated: { citations: [citation] } });
      return visitor.heardLast();
    };
    expect(await seen({ showSources: false })).toMatchObject({ generated: { citations: [] } });
    const titles = await seen({ showSources: true });
    expect(titles).toMatchObject({ generated: { citations: [{ title: 'håndbog › Garanti', text: '' }] } });
    const texts = await seen({ showSources: true, showSourcesWithContent: true });
    expect(JSON.stringify(texts)).toContain('Batteriet har to års garanti');
    await calls().remove(sourceId);
  });

  test('a widget answers from the sources chosen for it, and from none that is paused', async () => {
    const sourceId = await addHandbook(calls());
    const sentPassages = async (look: Partial<ChatConfig>) => {
      model.asked.length = 0;
      const visitor = await visitorOn(look);
      await visitor.say(asked);
      await visitor.hears('Fallback!');
      return model.asked[0]?.messages[0]?.content ?? '';
    };
    expect(await sentPassages({})).toContain('Batteriet har to års garanti');
    expect(await sentPassages(settings({ gptTrainingJobList: [sourceId] }))).toContain(
      'Batteriet har to års',
    );
    expect(await sentPassages(settings({ gptTrainingJobList: [] }))).not.toContain('Batteriet');
    await calls().save(inputOfSource(await calls().read(sourceId), { active: false }));
    expect(await sentPassages({})).not.toContain('Batteriet');
    await calls().remove(sourceId);
  });

  test('what a flow would say that waits for the company to be told goes along from the page about it', async () => {
    const { server, bot } = g();
    const { agentId } = bot;
    await createFlow(server.app, {
      agentId,
      title: 'Levering',
      answer: 'Vi leverer {{openingHours}}',
      phrases: ['Hvornår kommer I med pakken?', 'Bringer I den hjem til os?'],
    });
    await trainAgent(server.app, agentId);
    const { id } = await calls().save(sourceInput({ sourceType: SourceType.upload, name: 'Firma' }));
    await calls().upload(id, 'firma.txt', new Blob(['# Levering\nVognen kører hver tirsdag.']));
    const visitor = await visitorOn({});
    await visitor.say('Bringer I den hjem til os?');
    await visitor.hears('Fallback!');
    expect(model.asked[0]?.messages[0]?.content).toContain('Vognen kører hver tirsdag.');
    await calls().remove(id);
  });
});

describe('without a language model', () => {
  const server = useServer();

  /** What follows a question in the log, once nothing is waited for. */
  async function eventsAfter(
    agentId: string,
    visitor: Awaited<ReturnType<typeof visitorOf>>,
    question: string,
  ) {
    await visitor.say(question);
    return vi.waitFor(async () => {
      const { events, state } = await replayed(server, agentId, visitor.chatToken);
      expect(state).not.toHaveProperty('pending');
      return events.slice(events.findLastIndex(({ event }) => event.type === 'endUserSaid'));
    });
  }

  test('what fits is quoted from the source, and what does not is unsolved', async () => {
    const { agentId } = await createBot(server.app);
    await server.app.database.shared.update(agents, { includeGpt: true }, eq(agents.id, agentId));
    const calls = sourceCalls(await staffOf(server, agentId, [2]), agentId);
    const sourceId = await addHandbook(calls);
    const visitor = await visitorOf(server, await createWidget(server.app, agentId));
    const answerTo = async (question: string) => {
      await visitor.say(question);
      return vi.waitFor(async () => {
        const { events } = await replayed(server, agentId, visitor.chatToken);
        const last = events.at(-1)?.event;
        expect(last?.type).toBe('botSaid');
        return last;
      });
    };
    const quoted = await answerTo(asked);
    // The page is named by the citation alone: a widget that shows it would name it twice otherwise.
    expect(quoted).toMatchObject({
      bubbles: [{ messages: [{ text: 'Batteriet har to års garanti. Rammen har fem års garanti.' }] }],
      generated: {
        isQuote: true,
        citations: [{ title: 'håndbog › Garanti', page: { sourceId, url: 'håndbog.txt' } }],
      },
    });
    // The page has both of its words.
    expect(await answerTo('Er der batterigaranti?')).toMatchObject({
      bubbles: [{ messages: [{ text: 'Batteriet har to års garanti. Rammen har fem års garanti.' }] }],
    });
    // Of rain the page says nothing.
    expect(await answerTo('Har rammen og batteriet garanti i regnvejr?')).toMatchObject({
      bubbles: [
        { messages: [{ text: expect.stringContaining('ikke sikker') }, { text: expect.any(String) }] },
      ],
      generated: { isQuote: true },
    });
    // Of a question without end the beginning is read.
    const lead = 'jeg ville gerne vide om ';
    expect(JSON.stringify(await answerTo(lead.repeat(5) + asked))).toContain('to års garanti');
    expect(JSON.stringify(await answerTo(lead.repeat(40) + asked))).not.toContain('to års garanti');
    expect(JSON.stringify(await answerTo('Hvor gammel er kongen af Norge?'))).toContain('Fallback!');
    // One word of many stands there, which is about something else.
    expect(
      JSON.stringify(await answerTo('Sælger I garanti til hundens halsbånd og kattens kurv?')),
    ).toContain('Fallback!');
    const { events } = await replayed(server, agentId, visitor.chatToken);
    expect(events.map(({ event }) => event)).toContainEqual(
      expect.objectContaining({ type: 'questionUnsolved', text: 'Hvor gammel er kongen af Norge?' }),
    );
    // What is known of the widget is a moment old and has the source still: no time passes here.
    await calls.save(inputOfSource(await calls.read(sourceId), { active: false }));
    expect(JSON.stringify(await answerTo(asked))).toContain('Fallback!');
    await calls.remove(sourceId);
  });

  test('a question that refers back is looked up with what was asked before it', async () => {
    const { agentId } = await createBot(server.app);
    await server.app.database.shared.update(agents, { includeGpt: true }, eq(agents.id, agentId));
    const calls = sourceCalls(await staffOf(server, agentId, [2]), agentId);
    const { id } = await calls.save(sourceInput({ sourceType: SourceType.upload, name: 'Priser' }));
    const prices = new Blob([
      '# Cykler\nEn cykel koster 90 kr. om dagen.\n# Hytter\nEn hytte koster 450 kr. pr. nat.\n# Både\nEn båd koster 300 kr. i timen.\n# Sauna\nSaunaen ved søen er åben hele året.',
    ]);
    await calls.upload(id, 'priser.txt', prices);
    const visitor = await visitorOf(server, await createWidget(server.app, agentId));
    const answerTo = async (question: string) =>
      JSON.stringify((await eventsAfter(agentId, visitor, question)).at(-1)?.event);
    await answerTo('Kan man leje en hytte hos jer?');
    expect(await answerTo('Hvad koster det?')).toContain('450 kr');
    expect(await answerTo('Og hvad med både?')).toContain('300 kr');
    expect(await answerTo('Hvad koster den?')).toContain('450 kr');
    // What was asked last has no price, and that of something else is none.
    await answerTo('Har I en sauna ved søen?');
    expect(await answerTo('Hvad koster det?')).not.toMatch(/\d kr/);
  });

  test('a source answers what a flow resembles and has never met; the flow answers what no source has met either', async () => {
    const { agentId } = await createBot(server.app);
    await server.app.database.shared.update(agents, { includeGpt: true }, eq(agents.id, agentId));
    const calls = sourceCalls(await staffOf(server, agentId, [2]), agentId);
    const { id } = await calls.save(sourceInput({ sourceType: SourceType.upload, name: 'Priser' }));
    const prices = new Blob([
      '# Tandblegning\nEn tandblegning koster 2.495 kr.\n# Ture\nEn tur koster 100 kr. Om vinteren lægges 50 kr. til.',
    ]);
    await calls.upload(id, 'priser.txt', prices);
    const visitor = await visitorOf(server, await createWidget(server.app, agentId));
    const answerTo = (question: string) => eventsAfter(agentId, visitor, question);
    const flowsIn = (events: Awaited<ReturnType<typeof answerTo>>) =>
      events.flatMap(({ event }) => (event.type === 'flowTriggered' ? [event.title] : []));
    const covered = await answerTo('Hvad koster en tandblegning?');
    expect(covered.at(-1)?.event).toMatchObject({
      generated: { isQuote: true, citations: [{ page: { sourceId: id } }] },
    });
    expect(flowsIn(covered)).toEqual([]);
    expect(flowsIn(await answerTo('Hvad koster en månerejse?'))).toEqual(['Price', 'Parking']);
    // What the source has of it, the flow has too.
    expect(flowsIn(await answerTo('Hvad koster en tur i ballon?'))).toEqual(['Price', 'Parking']);
    expect(flowsIn(await answerTo('Hvad koster en tur nu?'))).toEqual(['Price', 'Parking']);
    // An amount of money answers what asks for one in words that no page has.
    expect((await answerTo('Bliver den billigere om vinteren?')).at(-1)?.event).toMatchObject({
      bubbles: [{ messages: [{ text: 'En tur koster 100 kr. Om vinteren lægges 50 kr. til.' }] }],
      generated: { isQuote: true },
    });
    await calls.remove(id);
  });

  test('a question finds a page that has its words in other forms, and a price where a table has it', async () => {
    const { agentId } = await createBot(server.app);
    await server.app.database.shared.update(agents, { includeGpt: true }, eq(agents.id, agentId));
    const calls = sourceCalls(await staffOf(server, agentId, [2]), agentId);
    const { id } = await calls.save(sourceInput({ sourceType: SourceType.upload, name: 'Butik' }));
    const pages = new Blob([
      '# Udlejning\nHjelm er med ved udlejning, og depositum er 500 kr.\n# Børnecykler\nDem har vi fra 12 til 24 tommer.\n# Takster\nArbejde | Pris\nNy kæde | 349 kr.\nNye dæk | 299 kr.\n# Værksted\nEn reparation tager to dage.',
    ]);
    await calls.upload(id, 'butik.txt', pages);
    const visitor = await visitorOf(server, await createWidget(server.app, agentId));
    const answerTo = async (question: string) =>
      JSON.stringify((await eventsAfter(agentId, visitor, question)).at(-1)?.event);
    expect(await answerTo('Kan man leje med hjelm?')).toContain('Hjelm er med ved udlejning');
    expect(await answerTo('Hvilke tommer fås til børn?')).toContain('Dem har vi fra 12 til 24 tommer');
    expect(await answerTo('Hvor lang tid om at reparere?')).toContain('En reparation tager to dage');
    expect(await answerTo('Hvad koster en kæde?')).toContain('"Ny kæde: 349 kr."');
    await calls.remove(id);
  });

  test('a passage that says itself what was asked about comes before those of its page that only stand below it', async () => {
    const { agentId } = await createBot(server.app);
    await server.app.database.shared.update(agents, { includeGpt: true }, eq(agents.id, agentId));
    const calls = sourceCalls(await staffOf(server, agentId, [2]), agentId);
    const { id } = await calls.save(sourceInput({ sourceType: SourceType.upload, name: 'Pension' }));
    const filler =
      'Det gælder hele året, også i ferier og på helligdage, og for alle racer og størrelser. '.repeat(3);
    const page = [
      `# Krav\nAlle hunde skal være vaccineret mod hundesyge og kennelhoste. ${filler}`,
      '# Lopper\nHunden skal være behandlet mod lopper inden ankomst. Hunden behandles ellers for jeres regning.',
      `# Medicin\nVi giver hunden dens medicin. ${filler}`,
    ];
    await calls.upload(id, 'Vaccination og helbred.txt', new Blob([page.join('\n')]));
    const visitor = await visitorOf(server, await createWidget(server.app, agentId));
    const said = (await eventsAfter(agentId, visitor, 'Skal hunden være vaccineret?')).at(-1)?.event;
    expect(JSON.stringify(said)).toContain('Alle hunde skal være vaccineret');
    await calls.remove(id);
  });

  test('what a flow would say that waits for the company to be told, a page says meanwhile', async () => {
    const { agentId } = await createBot(server.app);
    await server.app.database.shared.update(agents, { includeGpt: true }, eq(agents.id, agentId));
    await createFlow(server.app, {
      agentId,
      title: 'Kontakt',
      chatResponseList: answerOf('Ring på {{companyPhone}}.').map((response) => ({
        ...response,
        speechBubbleList: [
          ...response.speechBubbleList,
          ...answerOf('Vores hjemmeside er {{companyWebsite}}.').flatMap((more) => more.speechBubbleList),
        ],
      })),
      phrases: ['Hvordan får jeg fat i jer?', 'Hvad er jeres nummer?'],
    });
    await createFlow(server.app, {
      agentId,
      title: 'Levering',
      answer: 'Vi leverer {{openingHours}}',
      phrases: ['Hvornår kommer I med pakken?', 'Bringer I den hjem til os?'],
    });
    const developer = await staffOf(server, agentId, [2]);
    const calls = sourceCalls(developer, agentId);
    const { id } = await calls.save(sourceInput({ sourceType: SourceType.upload, name: 'Firma' }));
    const page = '# Levering\nVognen kører hver tirsdag.\n# Nummer\nRing på 65 95 41 20.';
    await calls.upload(id, 'firma.txt', new Blob([page]));
    const { getCompanyFacts, saveCompanyFacts } = endpoints.settings;
    const { facts, revision } = await developer.call(getCompanyFacts, { params: { agentId } });
    const told = { ...facts, companyWebsite: 'klaver.example' };
    await developer.call(saveCompanyFacts, { params: { agentId }, body: { facts: told, revision } });
    await untilTrained(developer.call, agentId);
    const visitor = await visitorOf(server, await createWidget(server.app, agentId));
    const says = async (question: string, answer: string) => {
      await visitor.say(question);
      await vi.waitFor(async () => {
        const { events } = await replayed(server, agentId, visitor.chatToken);
        expect(events.at(-1)?.event).toMatchObject({ bubbles: [{ messages: [{ text: answer }] }] });
      });
    };
    // No word of the question stands on the page, but the flow's title does.
    await says('Bringer I den hjem til os?', 'Vognen kører hver tirsdag.');
    // What it comes closest to says nothing, where it does not come near.
    await says('Kommer solen frem?', 'Fallback!');
    // The website alone is no answer to who is on it.
    await says('Hvad er jeres nummer?', 'Ring på 65 95 41 20.');
    await calls.remove(id);
  });

  test('a flow is left for a page by words that it has never met, and not by values that it collects', async () => {
    const { agentId } = await createBot(server.app);
    await server.app.database.shared.update(agents, { includeGpt: true }, eq(agents.id, agentId));
    const developer = await staffOf(server, agentId, [2]);
    const day = {
      text: 'fredag',
      alias: 'dag',
      entityType: systemEntityTypeId(EntityDataType.date),
      requiredSpeechBubble: 'Hvilken dag?',
    };
    const phrase = (...parts: object[]) => ({
      id: newId,
      question: parts.map((part) => Reflect.get(part, 'text')).join(''),
      trainingPhrasePartList: parts.map((part) => trainingPhrasePart.parse(part)),
    });
    await developer.call(endpoints.flows.addOrUpdateFlow, {
      params: { agentId, languageId: danish.id },
      body: flowInput({
        title: 'Bestil stemning',
        trainingPhraseList: [
          phrase({ text: 'Jeg vil gerne bestille en stemning på ' }, day),
          phrase({ text: 'Kom og stem mit klaver på ' }, day),
        ],
        chatResponseList: answerOf('Stemt bliver der.'),
      }),
    });
    const calls = sourceCalls(developer, agentId);
    const { id } = await calls.save(sourceInput({ sourceType: SourceType.upload, name: 'Klaver' }));
    const page =
      '# Stemning\nEn stemning koster 950 kr.\n# Mandag\nPå mandag er telefonen åben fra klokken 8.';
    await calls.upload(id, 'klaver.txt', new Blob([page]));
    await untilTrained(developer.call, agentId);
    const answerTo = async (question: string, answer: string) => {
      const visitor = await visitorOf(server, await createWidget(server.app, agentId));
      await visitor.say(question);
      await vi.waitFor(async () => {
        const { events } = await replayed(server, agentId, visitor.chatToken);
        expect(JSON.stringify(events.at(-1)?.event)).toContain(answer);
      });
    };
    await answerTo('Hvad koster en stemning?', 'En stemning koster 950 kr.');
    await answerTo('Kom og stem mit klaver på mandag', 'Stemt');
    await calls.remove(id);
  });
});
