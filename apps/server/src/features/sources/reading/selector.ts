import { parse } from 'css-what';

/** Whether something can be read as a CSS selector; the reader takes `<main>` for the name of an element. */
export function isSelector(text: string): boolean {
  try {
    return !text.includes('<') && parse(text).length > 0;
  } catch {
    return false;
  }
}
