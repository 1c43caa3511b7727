import { languageCodeOf } from '@samtale/contract';
import type { GeneratedAnswer, GenerateWork, WorkOutcome } from '@samtale/dialog';
import { ChatModelError } from '@samtale/providers/llm';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError } from '../../platform/app-error.ts';
import { busy } from '../../platform/limits/asker-limits.ts';
import { Turns } from '../../platform/limits/turns.ts';
import { agents } from '../agents/index.ts';
import { type GenerateAnswer, readSpoken, type SpokenLine } from '../conversations/index.ts';
import { findLimits } from '../subscriptions/index.ts';
import { accessOfAgent } from './access-of-agent.ts';
import { asksTooOften } from './asks-too-often.ts';
import { type Context, contextOf, quoteInContext } from './in-context.ts';
import { mostPassages, pickPassages } from './pick-passages.ts';
import { citedPassages, promptOf, readReply, replySchema, type SpokenBefore } from './prompt.ts';
import { quoteSources } from './quote-sources.ts';
import { foundDetails } from './reply-details.ts';
import type { FoundPassage, SourceLibrary } from './source-library.ts';
import { countUsage, readUsage } from './usage.ts';

/** So much of what was said before the question goes along: enough to know what "it" is; and the question itself. */
export const linesAround = 11;
/** Characters of each. */
const longestLine = 2000;
/** What the rest of a reply takes beside its words, in tokens. */
const tokensAround = 200;
const tokensOfDetail = 60;
const timeoutMs = 30_000;

/** A search takes the database tens of milliseconds: of a company so many go on at a time, and so many wait. */
const searching = new Turns({ most: 2, waiting: 100 }, busy);

async function inTurn<Result>(agentId: string, work: () => Promise<Result>): Promise<Result> {
  const turn = searching.enter(agentId);
  try {
    await turn;
    return await work();
  } finally {
    searching.leave(agentId);
  }
}

type Outcome = Omit<WorkOutcome, 'tookMs'>;

/** The conversation in which a question is asked. */
export interface Asking {
  agentId: string;
  languageId: string;
  /** Whether a language model may be asked; where it may not, that one would be is the outcome. */
  mayAskModel: boolean;
  /** What was said last, up to the question. */
  spoken(): Promise<readonly Pick<SpokenLine, 'by' | 'text'>[]>;
  /** Counts a question to a language model; true when it is one too many. */
  asksTooOften(): Promise<boolean>;
}

/** Answers the questions of visitors. */
export const answerGenerator =
  (app: App, library: SourceLibrary): GenerateAnswer =>
  (place, work) => {
    const { agentId, languageId, conversationId, seq } = place;
    const asking: Asking = {
      agentId,
      languageId,
      mayAskModel: true,
      spoken: () => readSpoken(app, { agentId, conversationId, before: seq }, linesAround),
      asksTooOften: () => asksTooOften(app, place),
    };
    return generateAnswer(app, library, asking, work);
  };

/**
 * Lets the agent's language model answer a question, from the passages that go along with it and those of its sources, and
 * counts the tokens. Where no model is connected the sources are quoted. Never throws: what goes wrong is the outcome.
 */
export async function generateAnswer(
  app: App,
  library: SourceLibrary,
  asking: Asking,
  work: GenerateWork,
): Promise<WorkOutcome> {
  const started = performance.now();
  const outcome = await generate(app, library, asking, work).catch((error: unknown): Outcome => {
    if (error instanceof ChatModelError) return { failure: error.failure, detail: error.message };
    if (error instanceof AppError) return { failure: 'refused', detail: error.message };
    app.log.error({ err: error, work: work.kind }, 'work failed');
    return { failure: 'refused', detail: '' };
  });
  return { ...outcome, tookMs: Math.round(performance.now() - started) };
}

/** What was said before the question; what the visitor wrote after it has its own turn. */
async function saidBefore(asking: Asking, { question }: GenerateWork): Promise<SpokenBefore[]> {
  const spoken = await asking.spoken();
  const asked = spoken.findLastIndex(({ by, text }) => by === 'endUser' && text === question);
  return spoken
    .filter(({ by, text }, index) => text !== '' && (by !== 'endUser' || asked < 0 || index < asked))
    .map(({ by, text }) => ({ by, text: text.slice(0, longestLine).toWellFormed() }));
}

type Search = (about: string) => Promise<FoundPassage[]>;

/**
 * What is quoted. A question that tells nothing without what was said before it is not looked up by itself once something
 * was, nor where a flow has met all of its words. Nothing is searched for that an earlier search has answered.
 */
async function quoteFound(
  context: Context | null,
  languageId: string,
  { question, topic, doubt }: GenerateWork,
  search: Search,
): Promise<GeneratedAnswer | null> {
  const quoted = context && (await quoteInContext(context, languageId, search));
  const isOfFlow = context && doubt?.words.length === 0;
  const isOfContext = context && context.questions.length > 0 && !context.back.newWords.length;
  if (quoted || isOfFlow || isOfContext) return quoted;
  const about = doubt?.words.length ? doubt.words : (context?.back.newWords ?? []);
  const byQuestion = quoteSources(await search(question), languageId, { about, question });
  if (byQuestion || topic === undefined) return byQuestion;
  return quoteSources(await search(topic), languageId, { question });
}

/** Passages for a model: in the contexts of a question, for its topic, and for itself. */
async function searchAll(
  context: Context | null,
  { question, topic }: GenerateWork,
  search: Search,
): Promise<FoundPassage[]> {
  const found: FoundPassage[] = [];
  for (const about of [...(context?.questions ?? []), topic, question])
    if (about !== undefined) found.push(...(await search(about)));
  return found;
}

async function generate(
  app: App,
  library: SourceLibrary,
  asking: Asking,
  work: GenerateWork,
): Promise<Outcome> {
  const { agentId, languageId, mayAskModel } = asking;
  const agent = await app.database.shared.first(agents, eq(agents.id, agentId));
  if (!agent?.includeGpt) return { failure: 'notSetUp', detail: '' };
  const { model, question, sourceIds, doubt } = work;
  const language = languageCodeOf(languageId);
  const found = new Map<string, Promise<FoundPassage[]>>();
  const search: Search = (about) => {
    const known = found.get(about);
    if (known) return known;
    const searched = inTurn(agentId, () =>
      library.search(agentId, { sourceIds, question: about, language }, mostPassages),
    );
    found.set(about, searched);
    return searched;
  };
  const context = await contextOf(question, languageId, () => saidBefore(asking, work));
  const isQuoted = doubt !== undefined || model === null;
  const quoted = isQuoted ? await quoteFound(context, languageId, work, search) : null;
  if (doubt && !quoted) return { detail: '', answer: { flowId: doubt.flowId } };
  if (model === null) return quoted ? { detail: '', answer: quoted } : { failure: 'noAnswer', detail: '' };
  const access = accessOfAgent(app, agent);
  if (!access) return { failure: 'notSetUp', detail: '' };
  const { models } = app.outbound;
  // Whoever pays with the server's key takes one of the models it names.
  if (access === models.access && !models.names.includes(model))
    return { failure: 'notSetUp', detail: model };
  const isRefused = (await isUsedUp(app, agentId, work)) || (mayAskModel && (await asking.asksTooOften()));
  if (isRefused) return { failure: 'usedUp', detail: '' };
  const passages = pickPassages(work.passages, await searchAll(context, work, search));
  if (!passages.length) return { failure: 'noAnswer', detail: '' };
  if (!mayAskModel) return { detail: '', simulated: true };
  const { temperature, topP, maxTokens, details, channelId } = work;
  const { text, tokens } = await models.complete(access, {
    model,
    temperature,
    topP,
    maxTokens: maxTokens + tokensAround + details.length * tokensOfDetail,
    messages: promptOf({ ...work, passages }, await saidBefore(asking, work), language),
    reply: replySchema(details),
    timeoutMs,
  });
  const reply = readReply(text);
  const isAnswer = reply !== null && reply.confidenceScore >= 0 && reply.responseText !== '';
  const cited = reply && isAnswer ? citedPassages(reply, passages) : [];
  const better = cited[0]?.use === 'answer' ? cited[0].flowId : undefined;
  await countUsage(app, agentId, channelId, { answers: Number(isAnswer && !better), tokens });
  const detail = String(tokens);
  if (!reply) return { failure: 'unreadable', detail };
  const values = foundDetails(details, reply.details);
  if (!isAnswer) return { failure: 'noAnswer', detail, values };
  if (better) return { detail, values, answer: { flowId: better } };
  const citations = cited.map(({ use: _, ...citation }) => citation);
  return { detail, values, answer: { text: reply.responseText, citations } };
}

/** The widget has had its tokens of the month, or the agent the answers of its plan. */
async function isUsedUp(
  app: App,
  agentId: string,
  { channelId, tokenLimit }: GenerateWork,
): Promise<boolean> {
  const used = await readUsage(app, agentId);
  if ((used.byChannel.get(channelId)?.tokens ?? 0) >= tokenLimit) return true;
  const most = (await findLimits(app.database, agentId, app.now()))?.answers ?? null;
  return most !== null && used.answers >= most;
}
