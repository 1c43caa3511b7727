import { selectAll as all, selectOne as one } from 'css-select';
import type { AnyNode, Document, Element } from 'domhandler';

/** What a CSS selector finds below an element, in the order of the page. @throws when it is no selector. */
export const selectAll = (selector: string, within: Document | Element): Element[] =>
  all<AnyNode, Element>(selector, within);

/** The first of them. @throws when it is no selector. */
export const selectOne = (selector: string, within: Document | Element): Element | null =>
  one<AnyNode, Element>(selector, within);
