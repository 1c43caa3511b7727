import type { ImportPreview } from '@samtale/contract';
import { expect, test } from 'vitest';
import { hasUnusedColumn, type Mapping, mappingOf, queryOf, withMapping } from './column-mapping.ts';

const preview: ImportPreview = {
  encoding: 'utf-8',
  delimiter: 'semicolon',
  hasHeader: true,
  textColumn: 0,
  flowColumn: 1,
  answerColumn: null,
  columns: ['a', 'b', 'c'],
  rows: [],
  rowCount: 0,
  otherLanguage: null,
};
const three: Mapping = { textColumn: 0, flowColumn: 1, answerColumn: 2, hasHeader: 'true' };

test('a column that had another use changes places with what is chosen', () => {
  expect(withMapping(three, { textColumn: 1 }, 3)).toMatchObject({ textColumn: 1, flowColumn: 0 });
  expect(withMapping(three, { answerColumn: 0 }, 3)).toMatchObject({ answerColumn: 0, textColumn: 2 });
  const unanswered: Mapping = { ...three, answerColumn: 'none' };
  expect(withMapping(unanswered, { answerColumn: 1 }, 3)).toMatchObject({ answerColumn: 1, flowColumn: 2 });
  expect(withMapping(unanswered, { answerColumn: 1 }, 2)).toBe(unanswered);
});

test('a question names its flow as long as there is an answer', () => {
  const asked = mappingOf({ ...preview, flowColumn: 0, answerColumn: 1 });
  expect(asked.flowColumn).toBe('text');
  expect(queryOf(asked)).toMatchObject({ textColumn: 0, flowColumn: 0, answerColumn: 1 });
  expect(queryOf(withMapping(asked, { textColumn: 2 }, 3))).toMatchObject({ textColumn: 2, flowColumn: 2 });
  expect(withMapping(asked, { answerColumn: 'none' }, 2)).toMatchObject({
    flowColumn: 1,
    answerColumn: 'none',
  });
  expect(withMapping(asked, { flowColumn: 1 }, 2)).toMatchObject({ flowColumn: 1, answerColumn: 'none' });
  expect(withMapping(three, { flowColumn: 'text' }, 3)).toMatchObject({
    flowColumn: 'text',
    answerColumn: 2,
  });
});

test('a column that is used for nothing may have the answers', () => {
  expect(hasUnusedColumn(preview)).toBe(true);
  expect(hasUnusedColumn({ ...preview, columns: ['a', 'b'] })).toBe(false);
  expect(hasUnusedColumn({ ...preview, answerColumn: 2 })).toBe(false);
});
