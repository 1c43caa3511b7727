/** What only a search box says. */
export const searchTexts = {
  da: {
    ask: 'Søg, eller stil et spørgsmål',
    search: 'Søg',
    answer: 'Svar',
    earlier: 'Tidligere spørgsmål',
    showEarlier: 'Vis ældre spørgsmål',
  },
  en: {
    ask: 'Search, or ask a question',
    search: 'Search',
    answer: 'Answer',
    earlier: 'Earlier questions',
    showEarlier: 'Show older questions',
  },
};
