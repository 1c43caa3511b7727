import { languageCodeOf } from '@samtale/contract';
import type { GenerateWork, WorkOutcome } from '@samtale/dialog';
import { ChatModelError } from '@samtale/providers/llm';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { agents } from '../agents/index.ts';
import { type GenerateAnswer, readSpoken } from '../conversations/index.ts';
import { findLimits } from '../subscriptions/index.ts';
import { accessOfAgent } from './access-of-agent.ts';
import { asksTooOften } from './asks-too-often.ts';
import { mostPassages, pickPassages } from './pick-passages.ts';
import { citedPassages, promptOf, readReply, replySchema, type SpokenBefore } from './prompt.ts';
import { quoteSources } from './quote-sources.ts';
import { foundDetails } from './reply-details.ts';
import type { SourceLibrary } from './source-library.ts';
import { countUsage, readUsage } from './usage.ts';

/** So much of what was said before the question goes along: enough to know what "it" is. */
const linesBefore = 10;
/** Characters of each. */
const longestLine = 2000;
/** What the rest of a reply takes beside its words, in tokens. */
const tokensAround = 200;
const tokensOfDetail = 60;
const timeoutMs = 30_000;

type Outcome = Omit<WorkOutcome, 'tookMs'>;

/**
 * Lets the agent's language model answer a question, from the passages that go along with it and those of its sources, and
 * counts the tokens. Where no model is connected the sources are quoted.
 */
export const answerGenerator =
  (app: App, library: SourceLibrary): GenerateAnswer =>
  async (place, work) => {
    const { agentId, conversationId, seq } = place;
    const started = performance.now();
    const said = async () => {
      const spoken = await readSpoken(app, { agentId, conversationId, before: seq }, linesBefore + 1);
      const asked = spoken.findLastIndex(({ by, text }) => by === 'endUser' && text === work.question);
      // What the visitor wrote after it has its own turn.
      return spoken
        .filter(({ by, text }, index) => text !== '' && (by !== 'endUser' || asked < 0 || index < asked))
        .map(({ by, text }) => ({ by, text: text.slice(0, longestLine).toWellFormed() }));
    };
    const outcome = await generate(app, library, place, work, said).catch((error: unknown): Outcome => {
      if (error instanceof ChatModelError) return { failure: error.failure, detail: error.message };
      app.log.error({ err: error, work: work.kind }, 'work failed');
      return { failure: 'refused', detail: '' };
    });
    return { ...outcome, tookMs: Math.round(performance.now() - started) };
  };

async function generate(
  app: App,
  library: SourceLibrary,
  place: Parameters<GenerateAnswer>[0],
  work: GenerateWork,
  said: () => Promise<SpokenBefore[]>,
): Promise<Outcome> {
  const { agentId } = place;
  const agent = await app.database.shared.first(agents, eq(agents.id, agentId));
  if (!agent?.includeGpt) return { failure: 'notSetUp', detail: '' };
  const { model, question, sourceIds, doubt } = work;
  const language = languageCodeOf(place.languageId);
  const search = () => library.search(agentId, { sourceIds, question, language }, mostPassages);
  const first = doubt || model === null ? await search() : null;
  const quoted = first && quoteSources(first, place.languageId, doubt?.words);
  if (doubt && !quoted) return { detail: '', answer: { flowId: doubt.flowId } };
  if (model === null) return quoted ? { detail: '', answer: quoted } : { failure: 'noAnswer', detail: '' };
  const access = accessOfAgent(app, agent);
  if (!access) return { failure: 'notSetUp', detail: '' };
  const { models } = app.outward;
  // Whoever pays with the server's key takes one of the models it names.
  if (access === models.access && !models.names.includes(model))
    return { failure: 'notSetUp', detail: model };
  if ((await isUsedUp(app, agentId, work)) || (await asksTooOften(app, place)))
    return { failure: 'usedUp', detail: '' };
  const passages = pickPassages(work.passages, first ?? (await search()));
  if (!passages.length) return { failure: 'noAnswer', detail: '' };
  const { temperature, topP, maxTokens, details, channelId } = work;
  const { text, tokens } = await models.complete(access, {
    model,
    temperature,
    topP,
    maxTokens: maxTokens + tokensAround + details.length * tokensOfDetail,
    messages: promptOf({ ...work, passages }, await said(), language),
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
