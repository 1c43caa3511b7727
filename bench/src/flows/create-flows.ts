import { danish, IntentType } from '@samtale/contract';
import type { App } from '../../../apps/server/src/app.ts';
import { flows, flowVersions, trainingPhrases } from '../../../apps/server/src/features/flows/index.ts';
import { createId } from '../../../apps/server/src/platform/database/columns.ts';
import { nouns, places, verbs } from '../question-words.ts';

const phrasesEach = 5;

/** Adds flows to an agent: some below others, some drafts, with phrases, answers and buttons to each other. */
export async function createFlows(app: App, agentId: string, count: number): Promise<void> {
  const ids = Array.from({ length: count }, createId);
  const scope = app.database.agent(agentId);
  const now = app.now().toISOString();
  const rows = ids.map((id, n) => flowRow(ids, id, n, now));
  await scope.insert(flows, rows);
  await scope.insert(
    flowVersions,
    rows.flatMap(({ id, title, content, publishedVersion }) =>
      publishedVersion
        ? [
            {
              id: createId(),
              flowId: id,
              version: publishedVersion,
              title,
              content,
              phrases: [],
              publishedAt: now,
            },
          ]
        : [],
    ),
  );
  await scope.insert(
    trainingPhrases,
    ids.flatMap((flowId, n) =>
      Array.from({ length: phrasesEach }, (_, p) => {
        const text = `${sentence(n * phrasesEach + p)}?`;
        return { id: createId(), flowId, text, normalisedText: text.toLowerCase() };
      }),
    ),
  );
  // As after the cleaning that both databases do by themselves.
  await app.database.pool.query('VACUUM ANALYZE');
}

function flowRow(ids: readonly string[], id: string, n: number, lastModified: string) {
  const parentId = n % 4 === 3 ? (ids[Math.floor(n / 8)] ?? null) : null;
  const base = { index: 0, lineBreak: true, url: '', title: '', imageUrl: '', linkTitle: '' };
  const video = { autoPlay: false, loop: false, showControls: true };
  const text = { ...base, ...video, id: createId(), messageType: 0 as const, content: `${sentence(n + 3)}.` };
  const button = { ...base, ...video, id: createId(), messageType: 4 as const, content: '', index: 1 };
  const suggestion = { intentToTriggerId: ids[(n * 7 + 1) % ids.length] ?? id, displayText: noun(n) };
  const messageList =
    n % 3 === 0
      ? [
          { ...text, suggestion: null },
          { ...button, suggestion },
        ]
      : [{ ...text, suggestion: null }];
  return {
    id,
    languageId: danish.id,
    masterId: id,
    parentId,
    title: `${noun(n)} ${n}`,
    intentType: IntentType.global,
    content: {
      chatResponseList: [
        { title: 'Response 1', speechBubbleList: [{ id: createId(), index: 0, delay: 0, messageList }] },
      ],
      intentActionList:
        n % 9 === 0
          ? [{ id: createId(), type: 2 as const, redirectIntentId: ids[(n * 3) % ids.length] ?? id }]
          : [],
    },
    disabled: n % 10 === 0,
    isActive: n % 5 !== 0,
    publishedVersion: n % 5 === 0 ? null : 1,
    lastModified,
  };
}

const at = (list: readonly string[], n: number) => list[n % list.length] ?? '';
const noun = (n: number) => at(nouns, n);
const sentence = (n: number) =>
  `Hvordan kan jeg ${at(verbs, n)} min ${noun(Math.floor(n / 10))} i ${at(places, Math.floor(n / 130))} nummer ${n}`;
