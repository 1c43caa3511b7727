import { readPage } from '../src/features/sources/reading/html/read-page.ts';
import type { HtmlPage, PageSelection } from '../src/features/sources/reading/reading-tasks.ts';

/** What is read of a page of a website, all of which counts unless something else is told. */
export const readHtml = (html: string, selection: Partial<PageSelection> = {}): HtmlPage =>
  readPage({
    bytes: Buffer.from(html),
    contentType: 'text/html; charset=utf-8',
    url: 'https://www.example.dk/hjem/side',
    selection: { excludedContent: [], mainTagName: '', lastModifiedTagName: '', ...selection },
  });
