import { danish, type EntityTrial, endpoints, english, newId, systemEntityTypes } from '@samtale/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { entityTypeInput, entriesOf, entryOf } from '../../../test/entity-content.ts';
import { refusal } from '../../../test/refusal.ts';
import { useAgent } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../../platform/database/columns.ts';

const server = useServer();
const { agent, staff } = useAgent(server, beforeEach);

const tryType = (entityTypeId: string, trial: Partial<EntityTrial>, languageId: string = danish.id) =>
  staff.call(endpoints.entities.tryEntityType, {
    params: { agentId: agent.id, languageId, entityTypeId },
    body: { text: '', isRegEx: false, entityList: null, ...trial },
  });
const values = async (...of: Parameters<typeof tryType>) =>
  (await tryType(...of)).foundList.map(({ value }) => value);

test('a list finds its values where they stand, by name, synonym and likeness', async () => {
  const entityList = entriesOf(entryOf('Racer', 'landevejscykel'), entryOf(' '), entryOf('Ladcykel'));
  const text = 'En landevejscykel eller en ladcykl?';
  const { foundList, problemList } = await tryType(newId, { text, entityList });
  expect(problemList).toEqual([]);
  expect(foundList).toMatchObject([
    { start: 3, end: 17, value: 'Racer', score: 1 },
    { start: 27, end: 34, value: 'Ladcykel' },
  ]);
  expect(foundList[1]?.score).toBeLessThan(1);
});

test('without values of its own the trial takes those that are saved', async () => {
  const params = { agentId: agent.id, languageId: danish.id };
  const body = entityTypeInput();
  const { id } = await staff.call(endpoints.entities.addOrUpdateEntityType, { params, body });
  expect(await values(id, { text: 'en racer' })).toEqual(['Racer']);
  expect(await values(id, { text: 'en racer', entityList: entriesOf(entryOf('Elcykel')) })).toEqual([]);
  for (const [entityTypeId, language] of [
    [createId(), danish.id],
    [id, english.id],
  ] as const)
    expect(await refusal(tryType(entityTypeId, { text: 'x' }, language))).toMatchObject({ status: 404 });
});

test('patterns that can be used are, and the others are told of', async () => {
  const entityList = entriesOf(entryOf('['), entryOf('[A-Z]{2}\\d{4}'), entryOf(''), entryOf('(a)\\1'));
  const trial = await tryType(newId, { text: 'Stel AB1234 her', isRegEx: true, entityList });
  expect(trial.foundList).toMatchObject([{ start: 5, end: 11, value: 'AB1234' }]);
  expect(trial.problemList).toEqual([
    { index: 0, messageKey: 'entity.detail.save.pattern.syntax' },
    { index: 3, messageKey: 'entity.detail.save.pattern.unsupported' },
  ]);
});

test('a pattern that would never end elsewhere answers at once', async () => {
  const entityList = entriesOf(entryOf('(a+)+$'), entryOf('(a|a)*b'));
  const started = performance.now();
  await tryType(newId, { text: `${'a'.repeat(900)}!`, isRegEx: true, entityList });
  expect(performance.now() - started).toBeLessThan(5000);
});

describe.for([danish, english])(
  'every example of a system type is found ($languageCodeShort)',
  (language) => {
    test.for(
      systemEntityTypes.map(
        ({ title, id, examples, pastExamples }) => [title, id, examples, pastExamples] as const,
      ),
    )('%s', async ([title, id, examples, pastExamples]) => {
      const { languageCodeShort: code } = language;
      expect(examples[code].length === 0).toBe(title === 'text');
      const texts = [...examples[code], ...(pastExamples?.[code] ?? [])];
      for (const text of texts) expect(await values(id, { text }, language.id), text).toHaveLength(1);
    });
  },
);

test('20,000 values are tried', async () => {
  const entityList = Array.from({ length: 20_000 }, (_, index) => entryOf(`Model ${index}x`));
  expect(await values(newId, { text: 'Har I model 12345x?', entityList })).toContain('Model 12345x');
});
