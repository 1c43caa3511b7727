/** What may be kept back, and from whom: "mit nummer", "til en robot". */
const danishEnd =
  '(?: (?:dig|jer|det|den|noget|ud))*(?: (?:mit|min|mine|vores|personlige|private) \\p{L}+(?: (?:og|eller) (?:mit |min )?\\p{L}+)?)?(?: (?:fra mig|ud|her|endnu|lige nu|desværre|til (?:dig|jer|nogen|en (?:ro)?bot|en maskine)|på nettet|i (?:en )?chat(?:ten)?))*$';
const danishVerbs = '(?:sige|oplyse|fortælle|svare|svare på|give|opgive|udlevere|dele|skrive|afgive)';
const danish = (start: string): RegExp => new RegExp(`^(?:nej )?(?:tak )?${start}${danishEnd}`, 'u');

/** Ways of saying that one does not want to tell, in lower case and without signs. */
export const refusingInDanish: readonly RegExp[] = [
  danish(
    `(?:det )?(?:siger|oplyser|fortæller|giver|svarer|udleverer|deler) (?:jeg|vi) (?:helst )?ikke(?: på)?`,
  ),
  danish(
    `(?:jeg|vi) (?:siger|oplyser|fortæller|giver|svarer|udleverer|deler) (?:helst |altså )?ikke(?: på)?`,
  ),
  danish(
    `(?:det )?(?:vil|ønsker) (?:jeg|vi) (?:helst |ikke )*(?:ikke|være fri)(?: for)?(?: at)?(?: ${danishVerbs})*`,
  ),
  danish(
    `(?:jeg|vi) (?:vil|ønsker|gider|har)(?: (?:gerne|helst|altså|bare|faktisk|virkelig))* (?:ikke(?: lyst til)?|være fri for|undgå)(?: at)? ${danishVerbs}`,
  ),
  danish(`(?:i|du) får (?:altså |bare )?ikke`),
  /^(?:nej )?(?:det|den) (?:er privat|er personligt|er hemmeligt|kommer ikke (?:dig|jer) ved)$/,
];

const englishEnd =
  '(?: (?:you|it|that|this|to say|anything))*(?: (?:my|our|any|personal|private) \\p{L}+(?: \\p{L}+)?(?: (?:and|or) (?:my )?\\p{L}+)?)?(?: (?:out|here|yet|right now|sorry|online|to (?:you|anyone|anybody|a (?:ro)?bot|a machine)|with (?:you|anyone|anybody|a (?:ro)?bot)|in a chat|over chat))*$';
const englishVerbs = '(?:say|tell|give|share|answer|disclose|provide|reveal)';
const english = (start: string): RegExp => new RegExp(`^(?:no )?(?:thanks )?${start}${englishEnd}`, 'u');

/** The same in English: "dont" is how "don't" stands there. */
export const refusingInEnglish: readonly RegExp[] = [
  english(`(?:(?:i|we) )?(?:would |d |id )?(?:rather|prefer) not(?: to)?(?: ${englishVerbs})*`),
  english(`(?:id|i would|i) (?:rather|prefer to) keep (?:that|it|this) (?:private|to myself)`),
  english(
    `(?:i|we) (?:really )?(?:will not|wont|would not|do not|dont)(?: (?:really|even))?(?: (?:want|wish|like|care) to)? ${englishVerbs}`,
  ),
  english(`(?:do not|dont) (?:want|wish) to ${englishVerbs}`),
  english(`(?:im|i am|were|we are) not (?:going to )?(?:${englishVerbs}|telling|giving|saying|sharing)`),
  english(`(?:you are|youre) not getting`),
  /^(?:no )?(?:(?:that|this|it) is|thats|its) (?:private|personal|none of your business|a secret)$/,
  /^(?:no )?none of your business$/,
];
