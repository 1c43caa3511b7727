import { newId } from '../../packages/contract/src/index.ts';
import { buttonTo, draftFlows } from './draft-flows.ts';
import type { Product } from './product.ts';
import type { Language } from './texts.ts';

/** Five flows of which one leads to each of the others in another way. */
export interface LinkedFlows {
  menu: string;
  followUp: string;
  else: string;
  redirect: string;
  suggestion: string;
}

export const linkedFlows: Record<Language, LinkedFlows> = {
  da: {
    menu: 'Prøvetur',
    followUp: 'Prøvetur på elcykel',
    else: 'Prøvetur ellers',
    redirect: 'Hjelme til låns',
    suggestion: 'Gruppeture',
  },
  en: {
    menu: 'Test ride',
    followUp: 'Test ride on an e-bike',
    else: 'Test ride otherwise',
    redirect: 'Helmets on loan',
    suggestion: 'Group rides',
  },
};

/** Makes them as drafts. */
export async function createLinkedFlows(product: Product, language: Language): Promise<void> {
  const create = await draftFlows(product, language);
  const titles = linkedFlows[language];
  const redirect = await create(titles.redirect);
  const suggestion = await create(titles.suggestion);
  const menu = await create(titles.menu, {
    intentActionList: [{ id: newId, type: 2, redirectIntentId: redirect }],
    chatResponseList: buttonTo(suggestion, titles.suggestion),
  });
  await create(titles.followUp, { followUpParentId: menu });
  await create(titles.else, { followUpParentId: menu, intentType: 3 });
}
