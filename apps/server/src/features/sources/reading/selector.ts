import { parse } from 'css-what';

/** Whether something can be read as a CSS selector. */
export function isSelector(text: string): boolean {
  try {
    return parse(text).length > 0;
  } catch {
    return false;
  }
}
