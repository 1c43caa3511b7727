const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);
let rules = '';

/**
 * Where goober, the style library of notistack, puts its rules: it looks for an element of this name before it makes a
 * style element with text, which the console's policy forbids. Has to be imported before notistack.
 */
Object.assign(window, {
  _goober: {
    parentNode: document.head,
    firstChild: {
      get data() {
        return rules;
      },
      set data(css: string) {
        rules = css;
        sheet.replaceSync(css);
      },
    },
  },
});
