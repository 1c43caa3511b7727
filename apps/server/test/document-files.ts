import { zipOf } from './zip-file.ts';

const word = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A `.docx` of the paragraphs and tables of its body. */
export const docxFile = (body: string, more: Record<string, string> = {}): Uint8Array<ArrayBuffer> =>
  zipOf({
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document ${word}><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<w:styles ${word}><w:docDefaults><w:lang w:val="da-DK"/></w:docDefaults><w:style w:styleId="Overskrift1"><w:name w:val="heading 1"/></w:style><w:style w:styleId="Egen"><w:name w:val="Egen"/><w:basedOn w:val="Overskrift1"/></w:style><w:style w:styleId="Titel"><w:name w:val="Title"/></w:style></w:styles>`,
    ...more,
  });

/** A paragraph of it. */
export const docxParagraph = (text: string, properties = ''): string =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

interface PdfText {
  text: string;
  size?: number;
  x?: number;
  /** From the bottom. */
  y: number;
}

/** A `.pdf` of pages with text in Helvetica (PDF 1.7, 7.5 and 9.4). */
export function pdfFile(pages: readonly (readonly PdfText[])[], info = '/Title (Husorden)'): Buffer {
  const objects = ['<</Type/Catalog/Pages 2 0 R/Lang(da-DK)>>', '', `<<${info}>>`];
  objects.push('<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>');
  const kids: string[] = [];
  for (const texts of pages) {
    const content = texts
      .map(({ text, size = 11, x = 72, y }) => {
        const written = text.replace(/[\\()]/g, '\\$&');
        return `BT /F1 ${size} Tf ${x} ${y} Td (${written}) Tj ET`;
      })
      .join('\n');
    kids.push(`${objects.length + 1} 0 R`);
    objects.push(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents ${objects.length + 2} 0 R>>`,
      `<</Length ${content.length}>>stream\n${content}\nendstream`,
    );
  }
  objects[1] = `<</Type/Pages/Count ${kids.length}/Kids[${kids.join(' ')}]>>`;
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj${object}endobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Size ${size}/Root 1 0 R/Info 3 0 R>>\nstartxref\n${file.length}\n%%EOF`,
    'latin1',
  );
}

const sector = 512;
const endOfChain = -2;

/** A `.doc` of one piece of text ([MS-CFB], [MS-DOC] 2.4.1); `\r` ends a paragraph. */
export function docFile(text: string): Buffer {
  const characters = Buffer.from(text, 'utf16le');
  const textAt = 1024;
  const main = Buffer.alloc(Math.ceil(Math.max(4096, textAt + characters.length) / sector) * sector);
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0x0200, 0x0a);
  main.writeUInt32LE(text.length, 0x4c);
  main.set(characters, textAt);
  const table = Buffer.alloc(4096);
  table.writeUInt8(2, 0);
  table.writeUInt32LE(16, 1);
  table.writeUInt32LE(text.length, 9);
  table.writeUInt32LE(textAt, 15);
  return compoundFile({ WordDocument: main, '1Table': table });
}

/** Streams of at least 4,096 bytes each, whole sectors, in a compound file. */
function compoundFile(streams: Record<string, Buffer>): Buffer {
  const header = Buffer.alloc(sector);
  header.write('d0cf11e0a1b11ae1', 'hex');
  header.writeInt16LE(9, 30);
  header.writeInt16LE(6, 32);
  header.writeInt32LE(1, 44);
  header.writeInt32LE(1, 48);
  header.writeInt32LE(4096, 56);
  header.writeInt32LE(endOfChain, 60);
  header.writeInt32LE(endOfChain, 68);
  for (let index = 0; index < 109; index++) header.writeInt32LE(index ? -1 : 0, 76 + index * 4);
  const chains = Buffer.alloc(sector, 0xff);
  chains.writeInt32LE(-3, 0);
  chains.writeInt32LE(endOfChain, 4);
  const directory = Buffer.alloc(sector);
  const enter = (index: number, name: string, type: number, first: number, size: number) => {
    const at = index * 128;
    directory.write(name, at, 'utf16le');
    directory.writeInt16LE((name.length + 1) * 2, at + 64);
    directory.writeInt8(type, at + 66);
    for (const link of [68, 72, 76]) directory.writeInt32LE(-1, at + link);
    directory.writeInt32LE(first, at + 116);
    directory.writeInt32LE(size, at + 120);
  };
  enter(0, 'Root Entry', 5, endOfChain, 0);
  directory.writeInt32LE(1, 76);
  let next = 2;
  for (const [index, [name, bytes]] of Object.entries(streams).entries()) {
    enter(index + 1, name, 2, next, bytes.length);
    if (index) directory.writeInt32LE(index + 1, index * 128 + 72);
    const last = next + bytes.length / sector - 1;
    for (; next <= last; next++) chains.writeInt32LE(next === last ? endOfChain : next + 1, next * 4);
  }
  return Buffer.concat([header, chains, directory, ...Object.values(streams)]);
}
