import {
  createClient,
  danish,
  endpoints,
  english,
  newId,
  type SentFlow,
} from '../packages/contract/src/index.ts';
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

/** Makes them as drafts, over the API: what is tried is how they are shown, not how they are written. */
export async function createLinkedFlows(product: Product, language: Language): Promise<void> {
  let token: string | null = null;
  const call = createClient({ baseUrl: `${product.url}/api`, token: () => token });
  const body = { userName: product.user, password: product.password };
  token = (await call(endpoints.auth.login, { body })).accessToken.token;
  const languageId = { da: danish.id, en: english.id }[language];
  const create = async (title: string, more: Partial<SentFlow> = {}) => {
    const flow = { ...draft, title, ...more };
    const params = { agentId: product.agentId, languageId };
    return (await call(endpoints.flows.addOrUpdateFlow, { params, body: flow })).id;
  };
  const titles = linkedFlows[language];
  const redirect = await create(titles.redirect);
  const suggestion = await create(titles.suggestion);
  const menu = await create(titles.menu, {
    intentActionList: [{ id: newId, type: 2, redirectIntentId: redirect }],
    chatResponseList: [
      {
        title: 'Response 1',
        speechBubbleList: [{ ...bubble, messageList: [buttonTo(suggestion, titles.suggestion)] }],
      },
    ],
  });
  await create(titles.followUp, { followUpParentId: menu });
  await create(titles.else, { followUpParentId: menu, intentType: 3 });
}

const draft: SentFlow = {
  id: newId,
  followUpParentId: null,
  title: '',
  intentType: 1,
  disabled: false,
  revision: 1,
  isActive: false,
  trainingPhraseTemplateId: null,
  trainingPhraseList: [],
  chatResponseList: [],
  intentActionList: [],
};

const bubble = { id: newId, index: 0, delay: 0, displayBackground: true, avatarUrl: '', carousel: false };

const buttonTo = (flowId: string, title: string) => ({
  id: newId,
  index: 0,
  messageType: 4 as const,
  content: '',
  suggestion: { intentToTriggerId: flowId, displayText: title },
  lineBreak: true,
  url: '',
  title: '',
  imageUrl: '',
  linkTitle: '',
  autoPlay: false,
  loop: false,
  showControls: true,
});
