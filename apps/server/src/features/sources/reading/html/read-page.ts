import type { Document } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { decodePage } from '../decode-page.ts';
import type { HtmlPage, PageSelection, RawPage } from '../reading-tasks.ts';
import { contactOf } from './contact-data.ts';
import { questionsOf, unsaid } from './faq-data.ts';
import { findContent, outermost } from './find-content.ts';
import { htmlText } from './html-text.ts';
import { canonicalOf, languageOf, lastModifiedOf, linksOf, robotsOf } from './page-facts.ts';
import { titleOf } from './page-title.ts';
import { selectAll, selectOne } from './select.ts';
import { dropClutter, dropNonText } from './without-clutter.ts';

/** What a page says, and what it says about itself. */
export function readPage({
  bytes,
  contentType,
  url,
  selection,
}: RawPage & { selection: PageSelection }): HtmlPage {
  const page = parseDocument(decodePage(bytes, contentType));
  const facts = {
    language: languageOf(page),
    lastModified: lastModifiedOf(page, selection.lastModifiedTagName),
    canonical: canonicalOf(page, url),
    ...robotsOf(page),
    links: linksOf(page, url),
    contact: contactOf(page),
  };
  const questions = questionsOf(page);
  const heading = selectOne('h1', page);
  const title = titleOf(page, heading ? textContent(heading) : '', url);
  const text = textOf(page, selection);
  return { title, text: [text, ...unsaid(questions, text)].filter(Boolean).join('\n\n'), ...facts };
}

function textOf(page: Document, { excludedContent, mainTagName }: PageSelection): string {
  dropNonText(page, excludedContent);
  const chosen = mainTagName ? outermost(selectAll(mainTagName, page)) : [];
  for (const scope of chosen.length ? chosen : [page]) dropClutter(scope);
  return htmlText(chosen.length ? chosen : findContent(page));
}
