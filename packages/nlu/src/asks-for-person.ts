import type { NluLanguage } from './nlu-language.ts';
import { normalisedWords } from './normalise.ts';

/** Ways of asking to be let to a person; what it is about may follow. */
const asking: Readonly<Record<NluLanguage, RegExp>> = {
  da: / (?:snakke|tale|chatte|skrive|forbindelse|kontakt|kontakte|fat i|stil (?:mig|os)|omstillet|omstilles) (?:\S+ ){0,5}?(?:menneske|mennesker|person|personer|medarbejder|medarbejdere|rådgiver|sagsbehandler|supporter|sælger|nogen|en af jer|kundeservice|support) /,
  en: / (?:talk|speak|chat|write|connect|put|transfer|through) (?:\S+ ){0,5}?(?:human|person|people|someone|somebody|agent|representative|one of you|staff|advisor|adviser|customer service|support) /,
};

/** Whether a text says that a person is wanted instead of the bot: "kan jeg snakke med et menneske om min faktura?" */
export const asksForPerson = (text: string, language: NluLanguage): boolean =>
  asking[language].test(` ${normalisedWords(text, language).join(' ')} `);
