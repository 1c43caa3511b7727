/** Characters of Danish and English that language models take for one token, about. */
const charactersPerToken = 3.6;

/** How many tokens a text is to language models, about. */
export const estimateTokens = (text: string): number => Math.ceil(text.length / charactersPerToken);
