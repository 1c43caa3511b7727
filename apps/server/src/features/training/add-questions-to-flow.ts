import { and, eq, inArray } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { notFound } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import { flows, publishPhrases, trainingPhrases } from '../flows/index.ts';
import { normalisedPhrase } from '../phrases/index.ts';
import { requestTraining } from '../training-runs/index.ts';
import { statusNumbers } from './question-status.ts';
import { unsolvedQuestions } from './tables.ts';

interface AddQuestions {
  agentId: string;
  languageId: string;
  flowId: string;
  /** The questions' ids, and the phrases that are added for them. */
  phrases: readonly { question: string; text: string }[];
  userId: string;
}

interface AddedQuestions {
  addedCount: number;
  /** Ids of the questions whose phrase the flow had already. */
  alreadyAddedList: string[];
}

/**
 * Adds unsolved questions to a flow as training phrases, publishes them where the flow is published, and marks the
 * questions as solved: all of them or none. Throws `notFound`.
 */
export async function addQuestionsToFlow(app: App, adding: AddQuestions): Promise<AddedQuestions> {
  const { agentId, languageId, flowId, phrases } = adding;
  const ids = [...new Set(phrases.map(({ question }) => question))];
  const asked = and(inArray(unsolvedQuestions.id, ids), eq(unsolvedQuestions.languageId, languageId));
  const result = await app.database.transaction(async (session) => {
    const scope = session.agent(agentId);
    const flow = await scope.first(flows, and(eq(flows.id, flowId), eq(flows.languageId, languageId)), {
      forUpdate: true,
    });
    if (!flow || (await scope.count(unsolvedQuestions, asked)) !== ids.length) throw notFound();
    const wanted = phrases.map(({ question, text }) => ({
      question,
      text: text.trim(),
      normalisedText: normalisedPhrase(text.trim(), languageId),
    }));
    const texts = wanted.map(({ normalisedText }) => normalisedText);
    const present = await scope.select(trainingPhrases, {
      where: and(eq(trainingPhrases.flowId, flowId), inArray(trainingPhrases.normalisedText, texts)),
    });
    const had = new Set(present.map(({ normalisedText }) => normalisedText));
    const added = new Map<string, string>();
    for (const { normalisedText, text } of wanted) {
      if (!had.has(normalisedText) && !added.has(normalisedText)) added.set(normalisedText, text);
    }
    await scope.insert(
      trainingPhrases,
      [...added].map(([normalisedText, text]) => ({ id: createId(), flowId, text, normalisedText })),
    );
    if (added.size) {
      const publication = { agentId, userId: adding.userId, now: app.now() };
      await publishPhrases(session, publication, flowId, [...added.values()]);
    }
    await scope.update(unsolvedQuestions, { status: statusNumbers.solved }, asked);
    const alreadyAddedList = wanted
      .filter(({ normalisedText }) => had.has(normalisedText))
      .map(({ question }) => question);
    return { addedCount: added.size, alreadyAddedList };
  });
  if (result.addedCount) await requestTraining(app, agentId);
  return result;
}
