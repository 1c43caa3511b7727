import { isTraversal, parse } from 'css-what';

/** Whether something can be read as a CSS selector; the reader takes `<main>` for the name of an element. */
export function isSelector(text: string): boolean {
  try {
    const selectors = text.includes('<') ? [] : parse(text);
    return selectors.length > 0 && selectors.every(endsWithSomething);
  } catch {
    return false;
  }
}

/** Not with `>` or another sign that leads on. */
function endsWithSomething(selector: ReturnType<typeof parse>[number]): boolean {
  const last = selector.at(-1);
  return last !== undefined && !isTraversal(last);
}
