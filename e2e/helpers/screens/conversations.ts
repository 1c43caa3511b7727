import type { Browser } from '@playwright/test';
import type { Product } from '../product.ts';
import type { Language } from '../texts.ts';
import { Widget } from '../widget.ts';

/** What visitors ask, each in a conversation of their own. */
export const asked = {
  da: [
    ['Har I gavekort?', 'kan man købe et gavekort', 'Kan man få et gavekort til en ven'],
    ['Hvad koster levering?', 'Leverer I også til Bornholm?'],
    ['Jeg er punkteret', 'Kan I sende en cykel med posten til Færøerne?'],
    ['Har I cykelhjelme til hunde?'],
    ['Kan jeg betale med MobilePay?', 'Jeg vil gerne tale med en medarbejder'],
    ['Hvornår har I åbent?', 'Tak for hjælpen!'],
  ],
  en: [
    ['Can I buy a gift card', 'gift card for a friend', 'Do you sell gift cards to friends?'],
    ['How much is shipping?', 'To Bornholm as well?'],
    ['I have a flat tyre', 'Can you mail a bike to the Faroe Islands?'],
    ['Do you sell helmets for dogs?'],
    ['Can I pay by card?', 'I want to talk to a person'],
    ['When are you open?', 'Thanks for your help!'],
  ],
} as const;

/** Has visitors ask this and that, so that no screen is empty. Returns the last one, whose chat is open. */
export async function haveConversations(
  browser: Browser,
  product: Product,
  language: Language,
): Promise<Widget> {
  let last: Widget | null = null;
  for (const questions of asked[language]) {
    await last?.page.context().close();
    last = new Widget(await (await browser.newContext()).newPage(), language);
    await last.open(`${product.widget}?language=${language}`);
    for (const question of questions) await last.askAnything(question);
  }
  if (!last) throw new Error('nobody asked anything');
  return last;
}
