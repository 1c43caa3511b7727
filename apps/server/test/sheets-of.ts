import { text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** What stands in a workbook (Office Open XML), by sheet and row; numbers and days as they are stored. */
export async function sheetsOf(workbook: Buffer): Promise<Record<string, string[][]>> {
  const files = await unzipped(workbook);
  const shared = all(files.get('xl/sharedStrings.xml') ?? '', /<si>(.*?)<\/si>/gs).map(textsIn);
  const names = all(files.get('xl/workbook.xml') ?? '', /<sheet [^>]*name="([^"]*)"/g);
  return Object.fromEntries(
    names.map((name, index) => [
      decoded(name),
      rowsOf(files.get(`xl/worksheets/sheet${index + 1}.xml`) ?? '', shared),
    ]),
  );
}

function rowsOf(sheet: string, shared: readonly string[]): string[][] {
  return all(sheet, /<row [^>]*>(.*?)<\/row>/gs).map((row) =>
    [...row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(([, attributes = '', content = '']) => {
      if (attributes.includes('t="inlineStr"')) return textsIn(content);
      const value = /<v>(.*?)<\/v>/s.exec(content)?.[1] ?? '';
      return attributes.includes('t="s"') ? (shared[Number(value)] ?? '') : value;
    }),
  );
}

async function unzipped(zip: Buffer): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const archive = await fromBufferPromise(zip);
  for await (const entry of archive.eachEntry())
    files.set(entry.fileName, await text(await archive.openReadStreamPromise(entry)));
  return files;
}

const all = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, found = '']) => found);
const textsIn = (xml: string) => decoded(all(xml, /<t[^>]*>(.*?)<\/t>/gs).join(''));
const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos|#39);/g, (_, name: string) => entities[name] ?? '');
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" };
