/** What is said of answers that a language model wrote, or that are quoted. */
export const sourceTexts = {
  da: {
    generated: 'Skrevet af AI',
    quoted: 'Citeret fra',
    sources: (count: number) => (count === 1 ? 'Kilde' : 'Kilder'),
    open: 'Åbn siden',
  },
  en: {
    generated: 'Written by AI',
    quoted: 'Quoted from',
    sources: (count: number) => (count === 1 ? 'Source' : 'Sources'),
    open: 'Open the page',
  },
};
