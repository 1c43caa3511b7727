import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { docFile, docxFile, docxParagraph, pdfFile } from '../../../../test/document-files.ts';
import { readDocument } from './read-document.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(name: string, bytes: Uint8Array | string) {
  const path = join(folder, 'document');
  await writeFile(path, bytes);
  return readDocument(path, name, 'firm');
}
const textOf = async (name: string, bytes: Uint8Array | string) => {
  const document = await read(name, bytes);
  return 'failure' in document ? document : document.parts.map(({ text }) => text).join('\n\n');
};

test('a document of Word keeps its headings, lists and tables', async () => {
  const p = docxParagraph;
  const cell = (text: string) => `<w:tc>${p(text)}</w:tc>`;
  const row = (...cells: string[]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`;
  const document = await read(
    'Håndbog.docx',
    docxFile(
      [
        p('Håndbog', '<w:pStyle w:val="Titel"/>'),
        p('Åbningstider', '<w:pStyle w:val="Egen"/>'),
        '<w:p><w:r><w:t>Vi åb</w:t></w:r><w:r><w:t>ner kl. 9 &amp; lukker</w:t><w:br/><w:t>kl. 17.</w:t></w:r><w:del><w:r><w:delText>slettet</w:delText><w:t>også</w:t></w:r></w:del></w:p>',
        p('Lån', '<w:outlineLvl w:val="1"/>'),
        p('bøger', '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>'),
        p('lydbøger', '<w:numPr><w:ilvl w:val="1"/><w:numId w:val="1"/></w:numPr>'),
        `<w:tbl>${row('Dag', 'Tid')}${row('Mandag', '9-17')}</w:tbl>`,
        '<w:p><w:r><mc:AlternateContent><mc:Choice><w:txbxContent><w:p><w:r><w:t>Boks</w:t></w:r></w:p></w:txbxContent></mc:Choice><mc:Fallback><w:p><w:r><w:t>Boks</w:t></w:r></w:p></mc:Fallback></mc:AlternateContent></w:r></w:p>',
      ].join(''),
    ),
  );
  expect(document).toEqual({
    title: 'Håndbog',
    language: 'da',
    parts: [
      {
        title: 'Åbningstider',
        page: null,
        text: 'Håndbog\n\n# Åbningstider\n\nVi åbner kl. 9 & lukker\nkl. 17.\n\n## Lån\n\n- bøger\n  - lydbøger\n\nDag | Tid\nMandag | 9-17\n\nBoks',
      },
    ],
  });
});

test('a long document is cut at its headings', async () => {
  const sections = Array.from(
    { length: 12 },
    (_, index) =>
      docxParagraph(`Afsnit ${index}`, '<w:pStyle w:val="Overskrift1"/>') +
      docxParagraph('Ord. '.repeat(1200)),
  );
  const document = await read(
    'lang.docx',
    docxFile(sections.join('') + docxParagraph('Sætning. '.repeat(5000))),
  );
  if ('failure' in document) throw new Error(document.detail);
  expect(document.parts.every(({ text }) => text.length <= 20_100)).toBe(true);
  expect(document.parts.map(({ title }) => title)).toEqual([
    'Afsnit 0',
    'Afsnit 3',
    'Afsnit 6',
    'Afsnit 9',
    'Afsnit 11',
    'Afsnit 11',
    'Afsnit 11',
  ]);
});

test('a PDF keeps its pages, headings and paragraphs, without what runs through it', async () => {
  const page = (number: number, ...texts: Parameters<typeof pdfFile>[0][number]) => [
    { text: 'Boligforeningen', y: 800, size: 8 },
    ...texts,
    { text: `Side ${number} af 6`, y: 30, size: 8 },
  ];
  const full = (word: string) =>
    Array.from({ length: 50 }, (_, line) => ({ text: `${word} ${'ord '.repeat(25)}`, y: 700 - line * 12 }));
  const document = await read(
    'husorden.pdf',
    pdfFile([
      page(
        1,
        { text: 'Vaskeri', y: 740, size: 20 },
        { text: 'Vaskeriet er \u00e5bent for alle be-', y: 700 },
        { text: 'boere hver dag.', y: 686 },
        { text: 'Husk at rydde op.', y: 640 },
        { text: 'Dag', y: 600 },
        { text: 'Tid', y: 600, x: 300 },
        { text: '\u0095 Ingen hunde', y: 560 },
      ),
      ...['anden', 'tredje', 'fjerde', 'femte'].map((word, index) => page(index + 2, ...full(word))),
      page(6, { text: 'Slut', y: 700 }),
    ]),
  );
  if ('failure' in document) throw new Error(document.detail);
  const { parts, ...told } = document;
  expect(told).toEqual({ title: 'Husorden', language: 'da' });
  expect(parts.map(({ title, page: first }) => [title, first])).toEqual([
    ['1-4', 1],
    ['5-6', 5],
  ]);
  expect(parts[0]?.text.slice(0, 200)).toMatch(
    /^# Vaskeri\n\nVaskeriet er åbent for alle beboere hver dag\.\n\nHusk at rydde op\.\n\nDag \| Tid\n\n- Ingen hunde\n\nanden ord/,
  );
  expect(parts.some(({ text }) => /Boligforeningen|Side \d/.test(text))).toBe(false);
});

test('an old document of Word is read', async () => {
  expect(
    await textOf('brev.doc', docFile('Kære beboer\rVi åbner på mandag.\rNavn\u0007Telefon\u0007\u0007')),
  ).toBe('Kære beboer\n\nVi åbner på mandag.\n\nNavn | Telefon');
});

test('a text is read however it is written, and parted where it says so', async () => {
  const written =
    'Åbningstider\r\n\r\nHver dag\r\n===== SPLIT =====\r\n# Lån\r\n\r\nTre uger\n ===== split ===== \n';
  const document = await read('a.txt', written);
  expect(document).toEqual({
    title: 'a',
    language: null,
    parts: [
      { title: 'Åbningstider', page: null, text: 'Åbningstider\n\nHver dag' },
      { title: 'Lån', page: null, text: '# Lån\n\nTre uger' },
    ],
  });
  for (const bytes of [
    Buffer.from('Blåbær', 'latin1'),
    Buffer.from('\ufeffBlåbær', 'utf16le'),
    '\ufeffBlåbær',
  ])
    expect(await textOf('a.txt', bytes)).toBe('Blåbær');
});

test('what is no document, broken, locked or empty is told and does no harm', async () => {
  const docx = docxFile(docxParagraph('x'));
  const locked = pdfFile([[{ text: 'x', y: 700 }]], '')
    .toString('latin1')
    .replace(
      '/Root 1 0 R',
      '/Root 1 0 R/ID[(0123456789abcdef)(0123456789abcdef)]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O(01234567890123456789012345678901)/U(01234567890123456789012345678901)>>',
    );
  const unreadable: Record<string, Uint8Array | string> = {
    'program.pdf': 'MZ\u0090\0',
    'page.doc': '<html><p>x</p></html>',
    'broken.pdf': '%PDF-1.7\nnothing of it',
    'locked.pdf': Buffer.from(locked, 'latin1'),
    'half.docx': docx.subarray(0, docx.length / 2),
    'sheet.docx': docxFile('').map((byte) => byte),
    'broken.doc': docFile('x').subarray(0, 900),
    'noise.txt': Buffer.from([0x41, 0, 1, 2, 0xff]),
  };
  for (const [name, bytes] of Object.entries(unreadable)) {
    const failure = name === 'sheet.docx' ? 'noText' : 'notReadable';
    expect(await read(name, bytes), name).toMatchObject({ failure });
  }
  expect(await read('scan.pdf', pdfFile([[]]))).toMatchObject({ failure: 'noText' });
  expect(await read('empty.txt', ' \n')).toMatchObject({ failure: 'noText' });
  // What a file is tells itself: people rename them.
  expect(await textOf('brev.doc', docx)).toBe('x');
}, 40_000);

test('a file that swells without end when it is unpacked is given up', async () => {
  const bomb = packed('word/document.xml', repeated('<w:p/>', 900 * 1024 * 1024));
  expect(await read('bomb.docx', bomb)).toMatchObject({ failure: 'tooLarge' });
  const liar = packed('word/document.xml', repeated('<w:p/>', 50 * 1024 * 1024), 1000);
  expect(await read('liar.docx', liar)).toMatchObject({ failure: 'notReadable' });
  const ring = docFile('x');
  // Two sectors that lead to each other.
  ring.writeInt32LE(3, 512 + 2 * 4);
  ring.writeInt32LE(2, 512 + 3 * 4);
  expect(await read('ring.doc', ring)).toMatchObject({ failure: 'notReadable' });
}, 60_000);

interface Packed {
  bytes: Buffer;
  /** Of what is packed. */
  length: number;
}

/** A text over and over, at least so long, packed. Only a block of it is made, which is there so many times. */
function repeated(text: string, least: number): Packed {
  const block = Buffer.from(text.repeat(200_000));
  const times = Math.ceil(least / block.length);
  const packedBlock = deflateRawSync(block, { finishFlush: constants.Z_FULL_FLUSH });
  const blocks = Array.from({ length: times }, () => packedBlock);
  return { bytes: Buffer.concat([...blocks, deflateRawSync('')]), length: times * block.length };
}

/** An archive of one file, which may lie about how long that is. */
function packed(name: string, { bytes, length }: Packed, said = length): Buffer {
  const local = Buffer.alloc(30);
  local.write('PK\x03\x04', 'latin1');
  const central = Buffer.alloc(46);
  central.write('PK\x01\x02', 'latin1');
  for (const [header, at] of [
    [local, 4],
    [central, 6],
  ] as const) {
    header.writeUInt16LE(20, at);
    header.writeUInt16LE(8, at + 4);
    header.writeUInt32LE(bytes.length, at + 14);
    header.writeUInt32LE(said, at + 18);
    header.writeUInt16LE(name.length, at + 22);
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + bytes.length, 16);
  return Buffer.concat([local, Buffer.from(name), bytes, central, Buffer.from(name), end]);
}
