import type { NluLanguage } from './nlu-language.ts';

/** Days and seasons of the year on which what is usual may not hold. Weekdays and months are none of them. */
const holidays: Readonly<Record<NluLanguage, RegExp>> = {
  da: /(?<!\p{L})(?:(?:lille)?jul(?:en|e\p{L}+)?|(?:første|anden|1\.|2\.)\s+(?:jule|påske|pinse)dag|nytår\p{L}*|påske\p{L}*|skærtorsdag|langfredag|pinse\p{L}*|kristi\s+himmelfart\p{L}*|grundlovsdag|sankt\s*hans(?:\s*aften)?|store\s+bededag|helligdag\p{L}*|højtid\p{L}*|\p{L}*ferie(?:n|r|rne)?)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:christmas(?:\s+(?:eve|day|holidays?))?|xmas(?:\s+eve)?|boxing\s+day|new\s+year(?:['’]?s)?(?:\s+(?:eve|day))?|easter(?:\s+(?:sunday|monday|holidays?))?|good\s+friday|maundy\s+thursday|whitsun\p{L}*|pentecost|ascension\s+day|the\s+holidays|(?:public|bank|school|summer|winter|autumn)\s+holidays?|midsummer\p{L}*|thanksgiving)(?!\p{L})/giu,
};

/** The holidays that a text names, as they stand there: "juleaften", "Boxing Day". */
export const holidaysIn = (text: string, language: NluLanguage): string[] =>
  [...text.matchAll(holidays[language])].map(([holiday]) => holiday);
