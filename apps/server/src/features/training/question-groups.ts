import { createHash } from 'node:crypto';
import {
  languageCodeOf,
  type QuestionGroup,
  type QuestionOrder,
  type QuestionStatus,
  type UnsolvedQuestion,
} from '@samtale/contract';
import { inArray, sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { likePattern } from '../../platform/database/like-pattern.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { workerTask } from '../../platform/worker-pool/worker-task.ts';
import { accountOf } from '../agents/index.ts';
import { answeringLanguage, likelyFlows } from './likely-flows.ts';
import { statusNumbers } from './question-status.ts';
import type { LoadedLanguage, ReleaseCache } from './release-cache.ts';
import { unsolvedQuestions } from './tables.ts';
import { questionRecords } from './unsolved-questions.ts';

/** Tens of thousands of questions are grouped in less. */
const groupingTask = workerTask<typeof import('./grouping-task.ts')>({
  module: new URL('./grouping-task.ts', import.meta.url),
  seconds: 60,
});

interface GroupList {
  languageId: string;
  page: number;
  rowsPerPage: number;
  searchText?: string | undefined;
  order?: QuestionOrder | undefined;
  status?: Exclude<QuestionStatus, 'solved'> | undefined;
}

/** Groups of question ids, and which questions there were. */
interface Grouping {
  revision: string;
  groups: Promise<string[][]>;
}

/** What is read of every question, however many there are. */
interface AskedQuestion extends Record<string, unknown> {
  id: string;
  count: number;
  /** When it was last asked, in seconds. */
  asked: number;
  /** It has the words that are searched for. */
  isFound: boolean;
}

interface AskedGroup {
  questions: AskedQuestion[];
  count: number;
  asked: number;
}

const orders: Record<QuestionOrder, (one: AskedGroup, other: AskedGroup) => number> = {
  count: (one, other) => other.count - one.count || other.asked - one.asked,
  newest: (one, other) => other.asked - one.asked || other.count - one.count,
};

/** The unsolved questions in groups that ask the same; grouped again only when there are others than before. */
export class QuestionGroups {
  private readonly app: App;
  private readonly releases: ReleaseCache;
  private readonly known = new Map<string, Grouping>();
  private readonly capacity: number;

  constructor(app: App, releases: ReleaseCache, capacity = 32) {
    this.app = app;
    this.releases = releases;
    this.capacity = capacity;
  }

  /** A page of groups, most asked first unless told. A group is found by the words of any of its questions. */
  async list(agentId: string, query: GroupList) {
    const { page, rowsPerPage, order = 'count', languageId } = query;
    const asked = await this.askedQuestions(agentId, query);
    const questions = new Map(asked.map((question) => [question.id, question]));
    const groups = await this.grouping(agentId, query, [...questions.keys()]);
    const found = groups
      .map((ids) => askedGroup(ids.flatMap((id) => questions.get(id) ?? [])))
      .filter((group) => group.questions.some(({ isFound }) => isFound))
      .sort(orders[order]);
    const shown = found.slice(page * rowsPerPage, (page + 1) * rowsPerPage);
    return {
      list: await this.records(agentId, languageId, shown),
      totalCount: found.length,
      questionCount: found.reduce((sum, group) => sum + group.questions.length, 0),
      page,
    };
  }

  private askedQuestions(agentId: string, { languageId, status = 'unsolved', searchText }: GroupList) {
    const pattern = likePattern(searchText?.trim() ?? '');
    return this.app.database.agent(agentId).query<AskedQuestion>(
      (agent) => sql`
        SELECT id, count, extract(epoch FROM last_asked)::float8 AS asked, question ILIKE ${pattern} AS "isFound"
          FROM unsolved_questions
         WHERE agent_id = ${agent} AND language_id = ${languageId} AND status = ${statusNumbers[status]}
         ORDER BY id`,
    );
  }

  private async records(agentId: string, languageId: string, groups: readonly AskedGroup[]) {
    const scope = this.app.database.agent(agentId);
    const ids = groups.flatMap(({ questions }) => questions.map(({ id }) => id));
    const rows = ids.length
      ? await scope.select(unsolvedQuestions, { where: inArray(unsolvedQuestions.id, ids) })
      : [];
    const records = new Map((await questionRecords(scope, rows)).map((record) => [record.id, record]));
    const answering = await answeringLanguage(this.app, this.releases, agentId, languageId);
    return inTurns(withFlows(groups, records, answering));
  }

  /** Ids in groups. Those that came first are first, so that groups stay as they are while questions come. */
  private grouping(agentId: string, query: GroupList, ids: readonly string[]): Promise<string[][]> {
    const { languageId, status = 'unsolved' } = query;
    const key = `${agentId}/${languageId}/${status}`;
    const revision = createHash('sha256').update(ids.join(' ')).digest('hex');
    const before = this.known.get(key);
    this.known.delete(key);
    const grouping =
      before?.revision === revision ? before : { revision, groups: this.group(agentId, languageId, ids) };
    this.known.set(key, grouping);
    grouping.groups.catch(() => this.known.delete(key));
    for (const oldest of this.known.keys()) {
      if (this.known.size <= this.capacity) break;
      this.known.delete(oldest);
    }
    return grouping.groups;
  }

  private async group(agentId: string, languageId: string, ids: readonly string[]): Promise<string[][]> {
    const rows = await this.app.database.agent(agentId).query<{ id: string; text: string }>(
      (agent) => sql`
        SELECT id, normalised_question AS text FROM unsolved_questions
         WHERE agent_id = ${agent} AND language_id = ${languageId} AND status <> ${statusNumbers.solved}
         ORDER BY id`,
    );
    const wanted = new Set(ids);
    const questions = rows.filter(({ id }) => wanted.has(id));
    const texts = questions.map(({ text }) => text);
    const company = (await accountOf(this.app, agentId)) ?? agentId;
    const task = { texts, language: languageCodeOf(languageId) };
    const groups = await this.app.workers.run(groupingTask, company, task);
    return groups.map((places) => places.flatMap((place) => questions[place]?.id ?? []));
  }
}

/** Groups as they are shown, with the flows that are likeliest for them: none while no bot answers. */
function* withFlows(
  groups: readonly AskedGroup[],
  records: ReadonlyMap<string, UnsolvedQuestion>,
  answering: LoadedLanguage | undefined,
): Generator<void, QuestionGroup[]> {
  const list: QuestionGroup[] = [];
  for (const { questions, count } of groups) {
    const questionList = questions.flatMap(({ id }) => records.get(id) ?? []);
    const texts = questionList.map(({ question }) => question);
    list.push({
      id: questions[0]?.id ?? '',
      count,
      lastAsked: questionList.reduce((last, one) => (one.lastAsked > last ? one.lastAsked : last), ''),
      questionList,
      likelyIntentList: answering ? yield* likelyFlows(answering, texts) : [],
    });
  }
  return list;
}

function askedGroup(questions: AskedQuestion[]): AskedGroup {
  questions.sort((one, other) => other.count - one.count || other.asked - one.asked);
  return {
    questions,
    count: questions.reduce((sum, { count }) => sum + count, 0),
    asked: questions.reduce((last, { asked }) => Math.max(last, asked), 0),
  };
}
