/** What a column of training data is. A note is for the staff, and never read. */
export type ColumnRole = 'text' | 'flow' | 'answer' | 'note';

const textNames =
  /^(text|question|phrase|training[ _-]?phrase|utterance|query|example|tekst|spørgsmål|sætning|træningssætning|frage|fråga|spørsmål)s?$/i;
const flowNames =
  /^(flow|flow[ _-]?tit(?:le|el)|title of the flow|flowets titel|intent|label|category|class|title|titel|kategori|emne|thema|tema|ämne|rubrik|tittel)$/i;
const answerNames = /^(answer|response|reply|svar|botsvar|flowets svar|antwort)$/i;

/** The role of a column that is called exactly so; null for any other name. */
export function roleOfName(name: string): ColumnRole | null {
  const trimmed = name.trim();
  if (textNames.test(trimmed)) return 'text';
  if (flowNames.test(trimmed)) return 'flow';
  return answerNames.test(trimmed) ? 'answer' : null;
}

/** How words begin, or what they contain from the fourth letter on, in Danish, English, German, Swedish and Norwegian. */
const noteWords =
  /^(?:not(?:e|es|er|at|ater|is|iz|izen|ering)$|intern|kommentar|comment|bemærk|bemerk|remark|anmærk|anmerk|anteckn|merknad|ansvar|responsib|verantwort|dat(?:o|e|um)$|status|id$|nr$|no$|number|nummer|url$|link$)/;
const answerWords = /^(?:svar|botsvar|answer|antwort|repl(?:y|ies)|response)|(?:svar|answer|antwort)$/;
const textWords =
  /^(?:spørg|spør$|spørs|question|ask|query|queries|utter|phrase|frag(?:e|en|t)|fråg|träningsfras|example|eksempel)|(?:spørgsmål|spørsmål|sætning|sætninger|frage|fragen|fråga|frågor)$/;
const flowWords =
  /^(?:tit(?:le|el|tel)|overskrift|überschrift|rubrik|emne|ämne|thema|tema$|topic|subject|betreff|name|navn|namn|kategori|categor|intent)|(?:titel|title|navn|name|emne|thema|kategorie)$/;
/** Words that tell only who says it. */
const visitorWords =
  /^(?:kund|guest|gæst|gäst|gjest|gast|gäste|customer|user|visitor|besøgende|bruger|nutzer|besucher)/;
const botWords = /^(?:bot|bots|botten|boten|boten|chatbot|chatbotten|vi|we|wir|us|os)$/;
const plainWords: [ColumnRole, RegExp][] = [
  ['text', /^te[ksx]+t$/],
  ['flow', /^flow/],
];

/**
 * The role that words of a column's name tell: of a note wherever it is said, otherwise of the first word that tells one,
 * and of who says it where no word tells more. Null where none does.
 */
export function roleOfWords(name: string): ColumnRole | null {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  if (words.some((word) => noteWords.test(word))) return 'note';
  const first = (roles: readonly [ColumnRole, RegExp][]): ColumnRole | null => {
    for (const word of words) for (const [role, pattern] of roles) if (pattern.test(word)) return role;
    return null;
  };
  const told: [ColumnRole, RegExp][] = [
    ['answer', answerWords],
    ['text', textWords],
    ['flow', flowWords],
  ];
  const speakers: [ColumnRole, RegExp][] = [
    ['text', visitorWords],
    ['answer', botWords],
  ];
  return first(told) ?? first(speakers) ?? first(plainWords);
}

/** Words that a column's name may have; what a visitor says has more, or ends as a sentence does. */
const mostWordsInName = 6;

/** Whether a cell could be a column's name at all. */
export const couldBeName = (cell: string): boolean =>
  cell.trim() !== '' && !/[?!.]\s*$/.test(cell) && cell.trim().split(/\s+/).length <= mostWordsInName;
