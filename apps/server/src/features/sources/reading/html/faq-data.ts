import type { Document } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { htmlText } from './html-text.ts';
import { linkedData } from './linked-data.ts';

interface Answered {
  question: string;
  answer: string;
}

/** So much of an answer is looked for among what can be seen. */
const compared = 60;
const deepest = 8;

/** The questions and answers that a page tells machines: schema.org's `FAQPage` as JSON-LD. */
export function questionsOf(page: Document): Answered[] {
  return linkedData(page).flatMap((data) => questionsIn(data, 0));
}

/** Those whose answers do not stand in a text, as text. */
export function unsaid(questions: readonly Answered[], text: string): string[] {
  const seen = plain(text);
  return questions
    .filter(({ answer }) => !seen.includes(plain(answer).slice(0, compared)))
    .map(({ question, answer }) => `## ${question}\n\n${answer}`);
}

function questionsIn(value: unknown, depth: number): Answered[] {
  if (depth > deepest || typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item) => questionsIn(item, depth + 1));
  if (isOfType(value, 'Question')) return answered(value);
  const within = [
    'mainEntity' in value && isOfType(value, 'FAQPage') ? value.mainEntity : null,
    '@graph' in value ? value['@graph'] : null,
  ];
  return within.flatMap((item) => questionsIn(item, depth + 1));
}

function isOfType(value: object, type: string): boolean {
  return '@type' in value && [value['@type']].flat().includes(type);
}

function answered(value: object): Answered[] {
  const question = 'name' in value ? textIn(value.name) : '';
  const accepted: unknown = 'acceptedAnswer' in value ? [value.acceptedAnswer].flat()[0] : null;
  const answer =
    typeof accepted === 'object' && accepted !== null && 'text' in accepted ? textIn(accepted.text) : '';
  return question && answer ? [{ question: question.replace(/\s+/g, ' '), answer }] : [];
}

const textIn = (html: unknown): string => (typeof html === 'string' ? htmlText([parseDocument(html)]) : '');

const plain = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
