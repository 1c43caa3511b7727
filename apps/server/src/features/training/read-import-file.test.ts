import { describe, expect, test } from 'vitest';
import { readImportFile } from './read-import-file.ts';

const read = (...lines: string[]) => {
  const { hasHeader, textColumn, flowColumn, answerColumn } = readImportFile(
    new TextEncoder().encode(lines.join('\n')),
    {},
  );
  return { hasHeader, textColumn, flowColumn, answerColumn };
};
const rows = ['Hvor er kortet?;kort;I posten', 'Hvad med kortet?;kort;I posten', 'Hvor er koden?;kode;Her'];

describe('the first row', () => {
  test.for([
    'text;flow titel;svar',
    'tekst;Flow-titel;Svar',
    'text;flow title;answer',
    'text;flowtitel;svar',
  ])('names the columns: %s', (header) => {
    const columns = { hasHeader: true, textColumn: 0, flowColumn: 1, answerColumn: 2 };
    expect(read(header, ...rows)).toEqual(columns);
  });

  test.for([
    ['tekst;noget;andet', null],
    ['det de siger;flow titel;andet', null],
    ['a;b;svar', 2],
  ] as const)('one name is enough: %s', ([header, answerColumn]) => {
    expect(read(header, ...rows)).toEqual({ hasHeader: true, textColumn: 0, flowColumn: 1, answerColumn });
  });

  test('answers that repeat themselves most are no flow titles', () => {
    const swapped = ['svar;a;tekst', 'Ja;kort;Hvor?', 'Ja;kode;Hvad?', 'Ja;kode;Hvem?'];
    expect(read(...swapped)).toEqual({ hasHeader: true, textColumn: 2, flowColumn: 1, answerColumn: 0 });
    expect(read('spørgsmål;svar', 'Hvor?;Her', 'Hvad?;Det')).toEqual({
      hasHeader: true,
      textColumn: 0,
      flowColumn: 1,
      answerColumn: null,
    });
  });

  test('is data where nothing in it is a name, or a flow is called so', () => {
    expect(read(...rows)).toMatchObject({ hasHeader: false, textColumn: 0, flowColumn: 1 });
    expect(read('Hvor?;Svar', 'Hvad?;Svar', 'Hvem?;Kort')).toMatchObject({ hasHeader: false });
  });
});
