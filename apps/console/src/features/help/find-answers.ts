import type { HelpBlock, HelpQuestion, HelpTopic } from './help-content.ts';

/** The words of a search. */
export const wordsOf = (text: string): string[] => text.toLocaleLowerCase().split(/\s+/).filter(Boolean);

const textOf = (block: HelpBlock): string => {
  if (typeof block === 'string') return block;
  return 'steps' in block ? block.steps.join(' ') : block.code;
};

function holds({ question, answer }: HelpQuestion, words: readonly string[]): boolean {
  const text = [question, ...answer.map(textOf)].join(' ').toLocaleLowerCase();
  return words.every((word) => text.includes(word));
}

/** The questions in which every word of a search stands, by topic; topics without any are left out. */
export function findAnswers(topics: readonly HelpTopic[], words: readonly string[]): HelpTopic[] {
  return topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter((each) => holds(each, words)) }))
    .filter(({ questions }) => questions.length > 0);
}

/** A text in pieces, every other one of them, from the second on, a word that was searched for. */
export function markWords(text: string, words: readonly string[]): string[] {
  if (words.length === 0) return [text];
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.split(new RegExp(`(${escaped.join('|')})`, 'gi'));
}
