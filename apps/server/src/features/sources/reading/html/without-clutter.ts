import { type Document, type Element, isDocument, isTag } from 'domhandler';
import { removeElement, textContent } from 'domutils';
import { selectAll } from './select.ts';

/** No text of a page wherever they stand. */
const neverText =
  'script, style, noscript, template, svg, iframe, object, canvas, audio, video, input, select, textarea, datalist';

/** Stand around what a page is about. */
const around =
  'nav, footer, aside, dialog, [role=navigation], [role=banner], [role=contentinfo], [role=search], [role=menu], [role=menubar], [role=complementary], [role=dialog], [role=alertdialog]';

const hidden = '[hidden], [aria-hidden=true]';
const hiddenStyle = /display\s*:\s*none|visibility\s*:\s*hidden/i;

/** What those names are given to that have no element of their own. */
const cookieNames =
  /(?:^|[\s_-])(?:cookies?|cookie(?:bot|bar|box|banner|consent|information|notice|policy-?banner)\w*|consent(?:-?(?:banner|manager|popup))?|gdpr|onetrust[\w-]*|coi-[\w-]*)(?:$|[\s_-])/i;
const aroundNames =
  /(?:^|[\s_-])(?:breadcrumbs?|brødkrumme|skip-?(?:link|to-content)s?|sr-only|visually-hidden|screen-reader-text|share-?(?:buttons|links)|social-?(?:media|links|share)|back-?to-?top)(?:$|[\s_-])/i;

/** A cookie banner is no longer than this; what is, may be what the page is about. */
const longestBanner = 6000;

/** Takes away what is no content, whatever part of the page counts. */
export function dropNonText(page: Document, excluded: readonly string[]): void {
  for (const selector of excluded) drop(selectAll(selector, page));
  drop(selectAll(neverText, page));
}

/** Takes away what stands around the content, and what nobody sees. */
export function dropClutter(page: Document | Element): void {
  const revealed = revealedIds(page);
  drop(selectAll(around, page).filter((element) => !isWhole(element)));
  // The head of an article has its heading; so may that of a part that was chosen.
  if (isDocument(page))
    drop(selectAll('header', page).filter((element) => !isWithin(element, ['main', 'article'])));
  drop(selectAll(hidden, page).filter((element) => !revealed.has(element.attribs.id ?? '')));
  drop(
    selectAll('[style]', page).filter(
      ({ attribs }) => hiddenStyle.test(attribs.style ?? '') && !revealed.has(attribs.id ?? ''),
    ),
  );
  drop(selectAll('[class], [id]', page).filter(isNamedClutter));
  dropForms(page);
}

/** What a button on the page opens is content though it is hidden: accordions. */
function revealedIds(page: Document | Element): Set<string> {
  const buttons = selectAll('[aria-controls], [data-target], [data-bs-target]', page).filter(
    (element) => !isWithin(element, ['nav', 'header', 'footer']),
  );
  const opened = buttons.flatMap(({ attribs }) => [
    ...(attribs['aria-controls'] ?? '').split(/\s+/),
    (attribs['data-target'] ?? attribs['data-bs-target'] ?? '').replace(/^#/, ''),
  ]);
  return new Set(opened.filter(Boolean));
}

function isNamedClutter(element: Element): boolean {
  if (isWhole(element)) return false;
  const names = `${element.attribs.class ?? ''} ${element.attribs.id ?? ''}`;
  if (aroundNames.test(names)) return true;
  return cookieNames.test(names) && textContent(element).length < longestBanner;
}

/** Some pages are one form from end to end; such a one stays, without its fields. */
function dropForms(page: Document | Element): void {
  const forms = selectAll('form', page);
  if (!forms.length) return;
  const whole = textContent(page).length;
  for (const form of forms) {
    const holdsContent = selectAll('main, article, h1', form).length > 0;
    if (!holdsContent && textContent(form).length < whole / 2) drop([form]);
  }
  // What is left of a button opens something, or is a heading itself.
  drop(
    selectAll('button', page).filter(
      (button) =>
        !('aria-controls' in button.attribs || 'aria-expanded' in button.attribs || isInHeading(button)),
    ),
  );
}

const isInHeading = (element: Element): boolean =>
  isWithin(element, ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'summary', 'dt']);

/** The page itself may bear a name of what stands on it: `<body class="has-cookie-banner">`. */
const isWhole = ({ name }: Element): boolean => ['html', 'body', 'main'].includes(name);

export function isWithin(element: Element, names: readonly string[]): boolean {
  let above = element.parent;
  while (above && isTag(above)) {
    if (names.includes(above.name)) return true;
    above = above.parent;
  }
  return false;
}

function drop(elements: readonly Element[]): void {
  for (const element of elements) removeElement(element);
}
