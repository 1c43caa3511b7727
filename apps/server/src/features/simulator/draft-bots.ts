import type { Language } from '@samtale/contract';
import type { CompiledLanguage } from '@samtale/dialog';
import { type Classifier, loadClassifier, loadTagger, type SlotTagger } from '@samtale/nlu';
import type { App } from '../../app.ts';
import { findAgent } from '../agents/index.ts';
import { toldFacts } from '../company-facts/index.ts';
import { saysNothing } from '../flows/index.ts';
import {
  compileLanguage,
  modelForTask,
  modelKeyOf,
  type PublishedFlow,
  prepareExtractor,
  releaseParts,
  type TaggerTask,
  type TrainingTask,
  taggerTask,
  trainingTask,
} from '../training/index.ts';
import { draftRevision, readDraftFlows } from './read-draft.ts';

/** The model of a draft, or what it will be when it is trained. */
interface DraftModel {
  key: string;
  /** How far its training is, 0..1. */
  progress: number;
  /** Rejects when the training fails, or is given up because a newer draft has taken its place. */
  classifier: Promise<Classifier>;
  /** The same of what finds the values that phrases mark; null where none mark any. */
  tagger: Promise<SlotTagger | null>;
  giveUp: AbortController;
}

/** An agent's flows in one language as they were saved at some moment. */
export interface DraftBot {
  revision: string;
  compiled: CompiledLanguage;
  model: DraftModel;
}

/** The drafts tried last, compiled and trained: each of them again only when something in it has changed. */
export class DraftBots {
  private readonly app: App;
  private readonly drafts = new Map<string, DraftBot>();
  private readonly capacity: number;

  constructor(app: App, capacity = 16) {
    this.app = app;
    this.capacity = capacity;
  }

  /** What is saved of an agent now. Training begins if it has to, and is not waited for. */
  async now(agentId: string, language: Language): Promise<DraftBot> {
    const key = `${agentId}/${language.id}`;
    const { database } = this.app;
    const agent = await findAgent(database, agentId);
    const { mlClassification, timeZone, defaultWelcomeFlowId, defaultFallbackFlowId } = agent;
    const facts = JSON.stringify(toldFacts(agent));
    const settings = [mlClassification, timeZone, defaultWelcomeFlowId, defaultFallbackFlowId, facts];
    const revision = [await draftRevision(database, agentId), ...settings].join(' ');
    const known = this.drafts.get(key);
    if (known?.revision === revision) return this.keep(key, known);

    const flows = (await readDraftFlows(database, agentId, language.id)).map(waitingIfSilent);
    const parts = await releaseParts(database, agentId, language.id);
    // Another call may have come first with the same.
    const before = this.drafts.get(key);
    if (before?.revision === revision) return before;
    const tasks = [trainingTask(language, flows), taggerTask(language, flows)] as const;
    const modelKey = tasks.map((task) => task && modelKeyOf(task)).join(' ');
    const isSameTask = before?.model.key === modelKey;
    if (!isSameTask) before?.model.giveUp.abort();
    const model = isSameTask ? before.model : this.train(key, agentId, modelKey, tasks);
    const compiled = compileLanguage(flows, agent, language, parts);
    await prepareExtractor(compiled);
    return this.keep(key, { revision, compiled, model });
  }

  private train(
    key: string,
    agentId: string,
    modelKey: string,
    [task, marks]: readonly [TrainingTask, TaggerTask | null],
  ): DraftModel {
    const giveUp = new AbortController();
    const { signal } = giveUp;
    const training = modelForTask(this.app, agentId, task, {
      onProgress: (fraction) => {
        model.progress = fraction;
      },
      signal,
    });
    const classifier = training.then(loadClassifier);
    const tagging = marks && modelForTask(this.app, agentId, marks, { onProgress: () => undefined, signal });
    const tagger = Promise.resolve(tagging).then((bytes) => bytes && loadTagger(bytes));
    const model: DraftModel = { key: modelKey, progress: 0, classifier, tagger, giveUp };
    Promise.all([classifier, tagger]).catch((err) => {
      if (this.drafts.get(key)?.model === model) this.drafts.delete(key);
      if (!giveUp.signal.aborted) this.app.log.warn({ err, agentId }, 'training of a draft');
    });
    return model;
  }

  /** Makes a draft the one used last; the least recently used goes when there are too many. */
  private keep(key: string, draft: DraftBot): DraftBot {
    this.drafts.delete(key);
    this.drafts.set(key, draft);
    for (const [oldest, { model }] of this.drafts) {
      if (this.drafts.size <= this.capacity) break;
      model.giveUp.abort();
      this.drafts.delete(oldest);
    }
    return draft;
  }
}

/**
 * A draft that somebody has still to write an answer for is learnt and not taken: silence would be no answer. One that asks
 * for values has something to say.
 */
function waitingIfSilent(flow: PublishedFlow): PublishedFlow {
  const asks = flow.phrases.some(({ trainingPhrasePartList = [] }) =>
    trainingPhrasePartList.some(({ requiredSpeechBubble }) => requiredSpeechBubble?.trim()),
  );
  return saysNothing(flow.content) && !asks ? { ...flow, isWaiting: true } : flow;
}
