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
  });

  test.for([
    ['spørgsmål;svar', 'Hvor?;Her', 'Hvad?;Det'],
    ['Frage;Antwort', 'Wann ist offen?;Ab acht.', 'Darf der Hund mit?;Ja.'],
    ['Spørsmål;Svar;Merknad', 'Hvor?;Her;a', 'Hvem?;Oss;a'],
    ['Fråga;Svar', 'Var?;Här', 'Vem?;Vi'],
    ['Question,Answer,Internal note', 'Where?,Here,x', 'Who?,We,x'],
  ])('neither answers nor a note name a flow: a question is one by itself (%s)', (lines) => {
    expect(read(...lines)).toEqual({ hasHeader: true, textColumn: 0, flowColumn: 0, answerColumn: 1 });
  });

  test.for([
    [['Overskrift;Kunden skriver;Botten siger;Intern note', 'Sauna;Har I en?;Nej.;Per'], 1, 0, 2],
    [['Emne,Hvad spørger gæsten om,Hvad svarer vi', 'Sauna,Har I en?,', 'Hund,Må den?,Ja'], 1, 0, 2],
    [['Guest says,Bot says,Name', 'Do you have a sauna?,,Sauna', 'A sitter?,No.,Sitter'], 0, 2, 1],
    [['Notes,Answer to the customer,Customer question,Topic', 'x,Yes.,Dogs?,Dogs'], 2, 3, 1],
    [['Kundenfrage;Antworttext;Überschrift', 'Hund?;Ja.;Hunde', 'Sauna?;Nein.;Sauna'], 0, 2, 1],
    [['Ansvarlig;Kundens spørgsmål;Flowets navn;Vores svar', 'Per;Hund?;Hunde;Ja.'], 1, 2, 3],
  ] as const)('tells it in words of their names: %s', ([lines, textColumn, flowColumn, answerColumn]) => {
    expect(read(...lines)).toEqual({ hasHeader: true, textColumn, flowColumn, answerColumn });
  });

  test('answers in whole sentences are no titles either', () => {
    const asked = ['Hvornår er receptionen åben?;Den er åben hver dag fra klokken otte til atten.'];
    const more = [...asked, 'Må hunden komme med?;Ja, hunde er velkomne på hele pladsen.'];
    expect(read(...more)).toEqual({ hasHeader: false, textColumn: 0, flowColumn: 0, answerColumn: 1 });
    expect(read('a;Svar', 'Hvor?;Her', 'Hvad?;Det')).toMatchObject({
      textColumn: 0,
      flowColumn: 0,
      answerColumn: 1,
    });
  });

  test('an unnamed column of long texts that differ is the answers, and a note is none', () => {
    const long = (what: string) => `Det kan du læse mere om på siden om ${what} og priser.`;
    const rowsWith = (header: string) => [
      header,
      `Hund?;Hunde;${long('hunde')}`,
      `Kat?;Hunde;${long('katte')}`,
      `Bad?;Bad;${long('bad')}`,
    ];
    expect(read(...rowsWith('tekst;titel;hm'))).toMatchObject({ flowColumn: 1, answerColumn: 2 });
    expect(read(...rowsWith('tekst;titel;Kommentar'))).toMatchObject({ flowColumn: 1, answerColumn: null });
    expect(read(...rowsWith('').slice(1))).toMatchObject({ textColumn: 0, flowColumn: 1, answerColumn: 2 });
  });

  test('is data where nothing in it is a name, or a flow is called so', () => {
    expect(read(...rows)).toMatchObject({ hasHeader: false, textColumn: 0, flowColumn: 1 });
    expect(read('Hvor?;Svar', 'Hvad?;Svar', 'Hvem?;Kort')).toMatchObject({ hasHeader: false });
    const asked = ['Kan jeg få svar nu?;Kontakt', 'Hvad er spørgsmålet?;Hjælp'];
    expect(read(...asked)).toMatchObject({ hasHeader: false });
    expect(read('Kundeservice;Svar på mail', 'Kundeservice;Ring', 'Andet;Svar på mail')).toMatchObject({
      hasHeader: false,
    });
  });
});
