import type { Readable } from 'node:stream';
import { ReadError } from '../reading.ts';
import { cutAtHeadings } from './cut-parts.ts';
import type { DocumentText } from './document-text.ts';
import { DocxBody } from './docx-body.ts';
import { readDocxStyles } from './docx-styles.ts';
import { parseXml } from './parse-xml.ts';
import { withZip } from './zip-entries.ts';

/** Word's file since 2007 (ECMA-376): its body is read as a stream, however large it is. */
export function readDocx(path: string): Promise<DocumentText> {
  return withZip(path, async (entry) => {
    const { headings, language } = await readDocxStyles(await entry('word/styles.xml'));
    const core = await entry('docProps/core.xml');
    const title = core ? await titleIn(core) : '';
    const file = (await entry('word/document.xml')) ?? (await entry('word/document2.xml'));
    if (!file) throw new ReadError('notReadable', 'word/document.xml');
    const body = new DocxBody(headings);
    await parseXml(file, body);
    const { blocks } = body.written;
    return { title: title || body.title, language, parts: cutAtHeadings(blocks) };
  });
}

async function titleIn(core: Readable): Promise<string> {
  let title = '';
  let isTitle = false;
  await parseXml(core, {
    onopentagname(name) {
      isTitle = name === 'dc:title';
    },
    ontext(text) {
      if (isTitle) title += text;
    },
    onclosetag() {
      isTitle = false;
    },
  });
  return title.trim();
}
