/** What is said of answers that a language model wrote. */
export const sourceTexts = {
  da: {
    generated: 'Skrevet af AI',
    sources: (count: number) => (count === 1 ? 'Kilde' : 'Kilder'),
    open: 'Åbn siden',
  },
  en: {
    generated: 'Written by AI',
    sources: (count: number) => (count === 1 ? 'Source' : 'Sources'),
    open: 'Open the page',
  },
};
