import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import {
  ActionType,
  addressOf,
  type Call,
  ConditionKind,
  danish,
  endpoints,
  IntentType,
  newId,
  newSource,
} from '@samtale/contract';
import { nouns, places, verbs } from '../question-words.ts';
import { untilTrained } from '../server/until-trained.ts';
import { answerColumn, withAnswers } from '../with-answers.ts';
import type { CostlyKind } from './costly-kinds.ts';
import type { Company } from './fair-server.ts';
import { largeBotFile } from './large-bot-file.ts';
import { siteOfManyLinks } from './site-of-many-links.ts';

export interface CostlyPlace {
  url: string;
  company: Company;
  /** As the developer who posts, and as the one who prepares it: that spends nothing of the first one's points. */
  call: Call;
  prepare: Call;
  /** A file of real phrases. */
  phrases: string;
}
type Action = () => Promise<unknown>;

/** A training that is prepared is waited for so long, in milliseconds. */
const patience = 120_000;
const tests = 100;

/** Prepares each kind. The result posts it once. */
export const costlyActions: Record<CostlyKind, (place: CostlyPlace) => Promise<Action>> = {
  'entity trial': async ({ call, company }) => {
    const entityList = patterns(200);
    return () =>
      call(endpoints.entities.tryEntityType, {
        params: { ...languageOf(company), entityTypeId: newId },
        body: { text: `b${'a '.repeat(499)}`, isRegEx: true, entityList },
      });
  },
  'entity type': async ({ call, company }) => {
    const entityList = patterns(20_000);
    let made = 0;
    return () =>
      call(endpoints.entities.addOrUpdateEntityType, {
        params: languageOf(company),
        body: { id: newId, title: `dyr${made++}`, isRegEx: true, entityList },
      });
  },
  'import and training': async (place) => {
    let made = 0;
    // No two imports have a phrase in common, which would be left out.
    return () => importRows(place, new Blob([rows(20_000, `${made++}`)]));
  },
  'import of real phrases': async (place) => {
    const file = new Blob([withAnswers(await readFile(place.phrases, 'utf8'))]);
    return () => importRows(place, file);
  },
  'largest import': async (place) => {
    const text = rows(800_000, '');
    const most = endpoints.training.importTrainingData.bodyLimit ?? 0;
    const file = new Blob([text.slice(0, text.lastIndexOf('\n', most))]);
    return () => importRows(place, file);
  },
  crawl: async ({ call, company: { agentId } }) => {
    const { id } = await call(endpoints.sources.saveGptTrainingJob, {
      params: { agentId },
      body: { ...newSource, id: newId, gptSettingClientList: null, url: await siteOfManyLinks() },
    });
    return async () => {
      await call(endpoints.sources.runGptTrainingJob, { params: { agentId, id } });
      await setTimeout(1000);
    };
  },
  spreadsheet: async ({ url, company: { agentId, token } }) => {
    const days = { fromDate: '2026-01-01', toDate: '2026-12-31' };
    const address = addressOf(endpoints.statistics.exportStatistics, { agentId, ...days });
    const headers = { authorization: `Bearer ${token}` };
    return async () => {
      const reply = await fetch(`${url}/api${address}`, { headers });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(String(reply.status));
    };
  },
  'bot file': async ({ call, company: { agentId } }) => {
    const rawBody = largeBotFile();
    // As drafts: a training of so many flows would last into the next phases.
    const query = { existing: 'replace', publish: 'false' } as const;
    return () => call(endpoints.exchange.importAgent, { params: { agentId }, query, rawBody });
  },
  'bot file, exported': async (place) => {
    const { agentId } = await importLargeBot(place, 0);
    return () => place.call(endpoints.exchange.exportAgent, { params: { agentId } });
  },
  'conversation tests': async (place) => {
    const { agentId } = await importLargeBot(place, tests);
    return async () => {
      const body = { bot: 'published' as const, runId: crypto.randomUUID() };
      const { status } = await place.call(endpoints.conversationTests.runConversationTests, {
        params: { agentId },
        body,
      });
      if (status !== 'done') throw new Error(status);
    };
  },
  'question groups': async ({ call, prepare, company }) => {
    const params = { ...languageOf(company), page: 0, rowsPerPage: 200 };
    const { list, totalCount } = await prepare(endpoints.training.getUnsolvedQuestions, { params });
    const ids = list.map(({ id }) => id).values();
    const pages = Math.ceil(totalCount / params.rowsPerPage);
    let asked = 0;
    return async () => {
      // With another one away they are grouped again.
      const { value: solved } = ids.next();
      if (solved) {
        const body = { questionList: [solved] };
        await call(endpoints.training.markQuestionsSolved, { params: languageOf(company), body });
      }
      const page = asked++ % pages;
      await call(endpoints.training.getQuestionGroups, { params: { ...params, page } });
    };
  },
  'likely flows': async (place) => {
    await importRows({ ...place, call: place.prepare }, new Blob([rows(2000, '')]));
    await untilTrained(place.prepare, place.company.agentId, patience);
    const phraseList = Array.from({ length: 5000 }, (_, n) => `hvor finder jeg ${wordsOf(n)}`);
    return () =>
      place.call(endpoints.training.getLikelyFlows, {
        params: languageOf(place.company),
        body: { phraseList },
      });
  },
  '400 conditions': async ({ call, prepare, company }) => {
    const params = languageOf(company);
    const { list } = await prepare(endpoints.flows.getAllFlow, { params });
    const redirectIntentId = list[0]?.id ?? newId;
    const conditionList = () =>
      Array.from({ length: 20 }, (_, n) => ({
        id: crypto.randomUUID(),
        kind: ConditionKind.customer,
        parameterAlias: 'comment',
        operator: 'matches' as const,
        value: `(a?){600}b${n}`,
      }));
    const { id } = await prepare(endpoints.flows.addOrUpdateFlow, {
      params,
      body: {
        id: newId,
        followUpParentId: null,
        title: 'Betinget',
        intentType: IntentType.global,
        disabled: false,
        revision: 0,
        isActive: false,
        trainingPhraseList: [],
        chatResponseList: [],
        intentActionList: Array.from({ length: 20 }, () => ({
          id: crypto.randomUUID(),
          type: ActionType.redirectIntent,
          redirectIntentId,
          conditionList: conditionList(),
        })),
      },
    });
    const customer = { name: '', phone: '', email: '', source: '', handled: false, solved: false };
    const simulate = (by: Call) =>
      by(endpoints.simulator.simulateTurn, {
        params,
        body: {
          bot: 'draft',
          log: [],
          input: { type: 'picked', flowId: id, text: 'Betinget' },
          at: null,
          staffOnline: false,
          // It has all that each pattern needs, or they would not be tried.
          customer: { ...customer, comment: `b0123456789${'a '.repeat(4990)}` },
        },
      });
    // The draft is trained first.
    while ((await simulate(prepare)).status === 'training') await setTimeout(200);
    return () => simulate(call);
  },
};

const languageOf = ({ agentId }: Company) => ({ agentId, languageId: danish.id });

function importRows({ call, company }: CostlyPlace, rawBody: Blob): Promise<unknown> {
  return call(endpoints.training.importTrainingData, {
    params: languageOf(company),
    query: { answerColumn },
    rawBody,
  });
}

/** As drafts, which are not trained. */
async function importLargeBot({ prepare, company }: CostlyPlace, tests: number): Promise<Company> {
  const params = { agentId: company.agentId };
  const rawBody = largeBotFile(tests);
  await prepare(endpoints.exchange.importAgent, { params, query: { publish: 'false' }, rawBody });
  return company;
}

/** Each character of a text costs such a pattern 1,202 steps. */
const patterns = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: newId,
    name: '(a?){600}b',
    synonymList: [],
    index,
    pronounceAs: '',
    showSynonyms: false,
  }));

const rows = (count: number, mark: string) =>
  withAnswers(
    Array.from({ length: count }, (_, i) => `hvor finder jeg ting nummer ${mark} ${i}\tFlow ${i % 100}`).join(
      '\n',
    ),
  );

const wordsOf = (n: number) =>
  `${verbs[n % verbs.length]} ${nouns[n % nouns.length]} ${places[n % places.length]} ${n}`;
