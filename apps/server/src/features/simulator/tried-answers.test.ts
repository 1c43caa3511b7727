import { type BodyOf, danish, endpoints, type SimulatedTurn, SourceType } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createBot, type TestBot } from '../../../test/create-bot.ts';
import { answering } from '../../../test/language-model.ts';
import { botWords, type SignedIn, staffOf, visitorOf } from '../../../test/people.ts';
import { replayed } from '../../../test/replayed.ts';
import { inputOfSource, sourceCalls, sourceInput } from '../../../test/source-calls.ts';
import { question, told, useGeneratingBot } from '../../../test/use-generating-bot.ts';
import { useServer } from '../../../test/use-server.ts';
import { agents } from '../agents/index.ts';
import { readUsage } from '../generation/index.ts';

const { simulateTurn } = endpoints.simulator;
type Turn = BodyOf<typeof simulateTurn>;
const usual = { at: null, staffOnline: true, channel: 1, readsElsewhere: false, bot: 'draft' } as const;

/** A turn of a conversation that is tried, once the draft is trained; without a log it is a new one. */
const take = ({ call }: SignedIn, agentId: string, input: Turn['input'], more: Partial<Turn> = {}) =>
  vi.waitFor(async (): Promise<SimulatedTurn> => {
    const body = { ...usual, log: [], ...more, input };
    const answer = await call(simulateTurn, { params: { agentId, languageId: danish.id }, body });
    if (answer.status === 'training') throw new Error(`still training: ${answer.progress}`);
    return answer;
  }, 10_000);
const said = (text: string) => ({ type: 'said', text }) as const;
const eventsOf = ({ events }: SimulatedTurn) => events.map(({ event }) => event);
const flowsIn = (turn: SimulatedTurn) =>
  eventsOf(turn).flatMap((event) => (event.type === 'flowTriggered' ? [event.title] : []));

describe('without a language model', () => {
  const server = useServer();
  let bot: TestBot;
  let staff: SignedIn;
  let calls: ReturnType<typeof sourceCalls>;
  beforeAll(async () => {
    bot = await createBot(server.app);
    await server.app.database.shared.update(agents, { includeGpt: true }, eq(agents.id, bot.agentId));
    staff = await staffOf(server, bot.agentId, [2]);
    calls = sourceCalls(staff, bot.agentId);
  });
  const ask = (text: string, more?: Partial<Turn>) => take(staff, bot.agentId, said(text), more);

  /** A source with one document. */
  async function addSource(name: string, text: string): Promise<string> {
    const { id } = await calls.save(sourceInput({ sourceType: SourceType.upload, name }));
    await calls.upload(id, `${name}.txt`, new Blob([text]));
    return id;
  }

  test('what only a source covers is quoted from it as to a visitor, by the draft and by what is published', async () => {
    const asked = 'Hvor mange års garanti har batteriet?';
    const words = 'Batteriet har to års garanti. Rammen har fem års garanti.';
    expect(botWords(await ask(asked))).toEqual(['Welcome!', 'Fallback!']);
    const sourceId = await addSource('håndbog', `# Garanti\n${words}`);
    for (const tried of ['draft', 'published'] as const) {
      const answered = await ask(asked, { bot: tried });
      expect(botWords(answered)).toEqual(['Welcome!', words]);
      expect(eventsOf(answered).at(-1)).toMatchObject({
        generated: {
          isQuote: true,
          citations: [{ title: 'håndbog › Garanti', page: { sourceId, url: 'håndbog.txt' } }],
        },
      });
      expect(eventsOf(answered).map(({ type }) => type)).not.toContain('questionUnsolved');
      expect(answered.state).not.toHaveProperty('pending');
    }
    const visitor = await visitorOf(server, bot.clientKey);
    await visitor.say(asked);
    await vi.waitFor(async () => {
      const { events } = await replayed(server, bot.agentId, visitor.chatToken);
      expect(botWords({ events })).toEqual(['Welcome!', words]);
    });
    // Only a website's chat answers so.
    expect(botWords(await ask(asked, { channel: 3 }))).not.toContain(words);
    await calls.save(inputOfSource(await calls.read(sourceId), { active: false }));
    expect(botWords(await ask(asked))).toEqual(['Welcome!', 'Fallback!']);
    await calls.remove(sourceId);
  });

  test('a source answers before a flow that only resembles the question', async () => {
    const id = await addSource('priser', '# Tandblegning\nEn tandblegning koster 2.495 kr.');
    for (const tried of ['draft', 'published'] as const) {
      const covered = await ask('Hvad koster en tandblegning?', { bot: tried });
      expect(botWords(covered)).toEqual(['Welcome!', 'En tandblegning koster 2.495 kr.']);
      expect(flowsIn(covered)).toEqual(['Welcome']);
      expect(flowsIn(await ask('Hvad koster en månerejse?', { bot: tried }))).toEqual([
        'Welcome',
        'Price',
        'Parking',
      ]);
    }
    await calls.remove(id);
  });

  test('after a hand-over the conversation can be given back to the bot, which answers again', async () => {
    const handed = await ask('Jeg vil tale med et menneske');
    const silent = await ask('Hvor kan jeg parkere?', { log: handed.events });
    expect([silent.state.status, botWords(silent)]).toEqual(['awaiting', []]);
    const log = [...handed.events, ...silent.events];
    const back = await take(staff, bot.agentId, { type: 'givenBack' }, { log });
    const by = { userId: staff.user.id, name: staff.user.name };
    expect(eventsOf(back)).toEqual([
      { type: 'takenOver', ...by },
      { type: 'left', ...by },
    ]);
    expect(back).toMatchObject({ effects: [], state: { status: 'bot', seq: log.length + 2 } });
    const again = await ask('Hvor kan jeg parkere?', { log: [...log, ...back.events] });
    expect(botWords(again)).toEqual(['Parking!']);
  });
});

describe('with a language model', () => {
  const { model, g } = useGeneratingBot();
  const ask = (text: string, more?: Partial<Turn>) => take(g().developer, g().bot.agentId, said(text), more);
  const outcomes = (turn: SimulatedTurn) =>
    eventsOf(turn).flatMap((event) => (event.type === 'workDone' ? [event.failure ?? event.simulated] : []));
  const tokens = async () => {
    const { byChannel } = await readUsage(g().server.app, g().bot.agentId);
    return [...byChannel.values()].reduce((sum, used) => sum + used.tokens, 0);
  };

  test('a question to the model is shown, and asked only where the bot may look things up', async () => {
    model.answer = () => answering(told, '1');
    for (const tried of ['draft', 'published'] as const) {
      const shown = await ask(question, { bot: tried });
      expect([model.asked.length, outcomes(shown), botWords(shown)]).toEqual([0, [true], ['Welcome!']]);
      expect(shown.effects).toMatchObject([{ type: 'work', work: { kind: 'generate', question } }]);
      expect(eventsOf(shown).map(({ type }) => type)).not.toContain('questionUnsolved');
      expect(shown.state).not.toHaveProperty('pending');
    }
    const before = await tokens();
    const first = await ask('Hvor kan jeg parkere?');
    const answered = await ask(question, { log: first.events, readsElsewhere: true });
    expect(botWords(answered)).toEqual([told]);
    expect(outcomes(answered)).toEqual([undefined]);
    expect(model.asked[0]?.messages.slice(1).map(({ content }) => content)).toEqual([
      'Welcome!\n- Åbningstider',
      'Hvor kan jeg parkere?',
      'Parking!',
      question,
    ]);
    expect(await tokens()).toBe(before + 100);
  });

  test('who tries asks the model a hundred times an hour at most', async () => {
    const { server, bot, developer } = g();
    model.answer = () => answering(told, '1');
    const limit = { name: 'generation.tried', most: 100, seconds: 3600 };
    const subject = `${bot.agentId} ${developer.user.id}`;
    for (let count = 0; count < 99; count++) await server.app.limits.take([{ limit, subject }]);
    expect(botWords(await ask(question, { readsElsewhere: true }))).toContain(told);
    const refused = await ask(question, { readsElsewhere: true });
    expect([model.asked.length, outcomes(refused)]).toEqual([1, ['usedUp']]);
    expect(botWords(refused)).toEqual(['Welcome!', 'Fallback!']);
  });
});
