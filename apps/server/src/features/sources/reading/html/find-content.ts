import { type Document, type Element, isTag } from 'domhandler';
import { removeElement, textContent } from 'domutils';
import { selectAll, selectOne } from './select.ts';
import { isWithin } from './without-clutter.ts';

/** What is marked as content counts as such from this share of the page's text on. */
const markedShare = 0.25;
/** A part that holds this share of the text without links stands for the whole. */
const heldShare = 0.7;
const containers = new Set('article center div form section span table tbody td tr'.split(' '));
/** Lists of at least so many links, which are this share of their text, only lead elsewhere. */
const menuLinks = 4;
const menuShare = 0.9;

/** The elements that hold what a page is about: those marked as such, or the fullest. */
export function findContent(page: Document): (Document | Element)[] {
  const body = selectOne('body', page) ?? page;
  const whole = proseLength(body);
  for (const marked of ['main, [role=main]', 'article, [role=article], [itemprop=articleBody]']) {
    const found = outermost(selectAll(marked, page));
    const held = found.reduce((sum, element) => sum + proseLength(element), 0);
    if (held > 0 && held >= whole * markedShare) return found;
  }
  dropMenus(body);
  return [fullest(body)];
}

/** Those that stand in none of the others. */
export function outermost(elements: Element[]): Element[] {
  const all = new Set<unknown>(elements);
  return elements.filter((element) => {
    let above = element.parent;
    while (above && !all.has(above)) above = above.parent;
    return !above;
  });
}

/** Goes down as long as one part holds most of all the text. */
function fullest(body: Document | Element): Document | Element {
  const wanted = proseLength(body) * heldShare;
  let held = body;
  for (;;) {
    const parts = held.children.filter(isTag).filter(({ name }) => containers.has(name));
    const fuller = parts.find((part) => wanted > 0 && proseLength(part) >= wanted);
    if (!fuller) return held;
    held = fuller;
  }
}

function dropMenus(body: Document | Element): void {
  for (const list of selectAll('ul, ol', body)) {
    const links = selectAll('a[href]', list);
    if (links.length < menuLinks || isWithin(list, ['li'])) continue;
    const linked = links.reduce((sum, link) => sum + lengthOf(link), 0);
    if (linked >= lengthOf(list) * menuShare) removeElement(list);
  }
}

/** How much text there is beside that of links. */
function proseLength(element: Document | Element): number {
  const links = selectAll('a[href]', element);
  return lengthOf(element) - links.reduce((sum, link) => sum + lengthOf(link), 0);
}

const lengthOf = (element: Document | Element): number => textContent(element).replace(/\s+/g, ' ').length;
