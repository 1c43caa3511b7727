import { randomUUID } from 'node:crypto';
import {
  type agentFile,
  agentFileFormat,
  agentFileVersion,
  IntegrationType,
  IntentType,
} from '@samtale/contract';
import type { z } from 'zod';
import { nouns, places, verbs } from '../question-words.ts';

type BotFile = z.input<typeof agentFile>;
type TestInFile = NonNullable<BotFile['languageList'][number]['testList']>[number];

/** What a large bot has. */
const counts = {
  flows: 2000,
  phrases: 5,
  templates: 200,
  templatePhrases: 20,
  entityTypes: 50,
  entries: 100,
  turns: 20,
} as const;

/** A bot as `exportAgent` gives it: some 3 MB. With so many tests, each of a conversation through its flows. */
export function largeBotFile(tests = 0): Blob {
  const flowIds = numbers(counts.flows).map(() => randomUUID());
  const templateIds = numbers(counts.templates).map(() => randomUUID());
  const flowOf = (n: number) => flowIds[n % flowIds.length] ?? '';
  const flow = (n: number) => ({
    id: flowOf(n),
    masterIntentId: flowOf(n),
    // Each fourth is below one before it.
    followUpParentId: n % 4 === 3 ? flowOf(n >> 3) : null,
    title: titleOf(n),
    intentType: n % 4 === 3 ? IntentType.sub : IntentType.global,
    disabled: n % 10 === 0,
    trainingPhraseTemplateId: n % 7 === 0 ? (templateIds[n % templateIds.length] ?? null) : null,
    trainingPhraseList: numbers(counts.phrases).map((p) => ({
      question: `${sentence(n * counts.phrases + p)}?`,
    })),
    chatResponseList: [answer(`${sentence(n)}.`, flowOf(n * 7 + 1))],
    intentActionList: [],
    settings: {},
  });
  const test = (n: number): TestInFile => ({
    title: `Samtale ${n}`,
    mustHold: false,
    comparesWording: true,
    at: null,
    staffOnline: false,
    channel: IntegrationType.widget,
    turns: numbers(counts.turns).map((turn) => ({
      text: `${sentence(n * counts.turns + turn)}?`,
      pickedFlowId: null,
      minutesLater: 0,
      work: [],
      expected: { flows: [], parameters: [], texts: null },
    })),
  });
  const file: BotFile = {
    format: agentFileFormat,
    version: agentFileVersion,
    name: 'Stor bot',
    exportedAt: new Date().toISOString(),
    welcomeIntentId: null,
    fallbackIntentId: null,
    languageList: [
      {
        languageCode: 'da',
        flowList: numbers(counts.flows).map(flow),
        templateList: templateIds.map((id, n) => ({
          id,
          title: `Skabelon ${n}`,
          trainingPhraseList: numbers(counts.templatePhrases).map((p) => `skabelon ${n} ${sentence(p)}`),
        })),
        entityTypeList: numbers(counts.entityTypes).map((n) => ({
          id: randomUUID(),
          title: `type${n}`,
          isRegEx: false,
          entityList: numbers(counts.entries).map((e) => ({
            name: `${nouns[e % nouns.length]} ${n} ${e}`,
            synonymList: [`${places[e % places.length]} ${n} ${e}`],
            pronounceAs: '',
            showSynonyms: false,
          })),
        })),
        testList: numbers(tests).map(test),
      },
    ],
  };
  return new Blob([JSON.stringify(file)]);
}

function answer(words: string, suggestedId: string) {
  const text = { id: randomUUID(), index: 0, messageType: 0, content: words, suggestion: null } as const;
  const suggestion = { intentToTriggerId: suggestedId, displayText: 'Mere' };
  const button = { id: randomUUID(), index: 1, messageType: 4, content: '', suggestion } as const;
  return {
    title: 'Response 1',
    speechBubbleList: [{ id: randomUUID(), index: 0, delay: 0, messageList: [text, button] }],
  };
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
const titleOf = (n: number) => `${nouns[n % nouns.length]} ${n}`;

/** Words that stand in some, in few and in no other sentence. */
function sentence(n: number): string {
  const verb = verbs[n % verbs.length];
  const noun = nouns[Math.floor(n / verbs.length) % nouns.length];
  return `hvordan kan jeg ${verb} ${noun} i ${places[n % places.length]} nummer ${n}`;
}
