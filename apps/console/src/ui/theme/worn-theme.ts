/** Where the colours in use are kept in the browser: the theme's name, a line break, its CSS variables. */
const storageKey = 'samtale.theme';

const sheet = new CSSStyleSheet();

/** Puts the colours that this browser showed last above those of the default theme, before anything is drawn. */
export function wearKeptColours(): void {
  document.adoptedStyleSheets.push(sheet);
  sheet.replaceSync(kept().css);
}

/** The theme in use. */
export const wornTheme = (): string => kept().name;

/** Changes the colours, here and at the next visit. */
export function wearColours(name: string, css: string): void {
  localStorage.setItem(storageKey, `${name}\n${css}`);
  sheet.replaceSync(css);
}

function kept(): { name: string; css: string } {
  const [name = '', css = ''] = (localStorage.getItem(storageKey) ?? 'fjord').split('\n');
  return { name, css };
}
