import { intentFiles, said } from '../../apps/server/test/dialogflow-export.ts';
import { zipOf } from '../../apps/server/test/zip-file.ts';
import type { Language } from './texts.ts';

/** A small agent of a library, as Dialogflow ES exports it, with something that has no place here. */
const agents = {
  da: {
    loan: {
      title: 'Udlån',
      phrases: ['Hvor længe må jeg låne en bog?', 'Hvad er lånetiden?'],
      answer: 'En måned.',
    },
    room: {
      title: 'Mødelokale',
      phrases: ['Kan jeg booke et mødelokale?', 'Har I et mødelokale?'],
      answer: 'Ja, i kælderen.',
    },
  },
  en: {
    loan: {
      title: 'Loans',
      phrases: ['How long may I borrow a book?', 'What is the loan period?'],
      answer: 'One month.',
    },
    room: {
      title: 'Meeting room',
      phrases: ['Can I book a meeting room?', 'Do you have a meeting room?'],
      answer: 'Yes, downstairs.',
    },
  },
} as const;

export function botFile(language: Language) {
  const { loan, room } = agents[language];
  const inLanguage = (files: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(files).map(([name, file]) => [
        name.replace('_da.json', `_${language}.json`),
        JSON.stringify(file).replaceAll('"lang":"da"', `"lang":"${language}"`),
      ]),
    );
  const files = {
    'agent.json': { displayName: 'Library', language },
    ...inLanguage(
      intentFiles(loan.title, {
        says: loan.phrases.map((phrase) => said(phrase)),
        texts: [loan.answer],
        more: { webhookUsed: true },
      }),
    ),
    ...inLanguage(
      intentFiles(room.title, {
        says: room.phrases.map((phrase) => said(phrase)),
        texts: [room.answer],
        messages: [{ type: 4, lang: 'da', payload: { floor: -1 } }],
        more: { contexts: ['signed-in'], events: [{ name: 'BOOK' }] },
      }),
    ),
  };
  return { name: `${language}.zip`, content: Buffer.from(zipOf(files)), loan, room };
}
