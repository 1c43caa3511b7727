import type { NluLanguage } from './nlu-language.ts';

/** Words that people use whatever they talk about: they tell how something is asked, not what about. */
const words: Readonly<Record<NluLanguage, string>> = {
  da: `
    jeg du han hun den det vi i de man mig dig ham hende os jer dem min mit mine din dit dine sin sit sine hans
    hendes vores jeres deres selv en et denne dette disse her der nu så da når om at og eller men også kun bare lige
    jo vel altså igen stadig som for på til af med fra ved under over ind ud op ned uden mellem mod efter før
    er var være været bliver blev blive blevet har havde have haft kan kunne skal skulle vil ville må måtte får fik
    få fået gør gjorde gøre gjort går gik gå gået kommer kom komme tager tage giver giv give ser se siger sig sige
    ved vide fortæl fortælle spørge hjælp hjælpe brug bruge bruger ønsker prøver gerne synes tror
    hvad hvor hvordan hvornår hvem hvorfor hvilken hvilket hvilke hvis meget mange mere mest lidt få noget nogen
    nogle alle alt andet anden andre ikke ingen intet aldrig altid ja nej okay ok hej tak venligst undskyld
    dag morgen sker ske sket skete hos
  `,
  en: `
    i you he she it we they one me him her us them my mine your yours his its our ours their theirs myself yourself
    a an the this that these those here there now then so as and or but if than just also only still again too very
    of in on at by for from to with without about into onto out off up down over under after before between during
    is am are was were be been being do does did done have has had having can could will would shall should may
    might must get gets got getting go goes going went come comes make makes made take takes give gives let see say
    tell know think try trying happen happens happened use using want wants need needs like help ask please
    what where when who whom whose which why how much many more most less long some any all no not none never always
    yes okay ok hi hello hey thanks thank sorry today tomorrow
    i'm i've i'd i'll it's that's there's what's where's who's how's you're we're they're you've
    don't doesn't didn't can't couldn't won't wouldn't isn't aren't wasn't haven't hasn't shouldn't
  `,
};

const sets = {
  da: new Set(words.da.trim().split(/\s+/)),
  en: new Set(words.en.trim().split(/\s+/)),
};

const digitZero = 0x30;
const digitNine = 0x39;

/** Whether a normalised word says nothing of the topic; what begins with a digit (numbers, times) does not either. */
export function isTopicless(word: string, language: NluLanguage): boolean {
  const first = word.charCodeAt(0);
  return (first >= digitZero && first <= digitNine) || sets[language].has(word);
}
