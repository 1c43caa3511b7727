const beginning =
  /^\s*(?:ja|jo|nej|yes|no)(?:[ ]+(?:tak|da|desværre|of course|sure|sorry))?\s*[,.!:;–—-]+\s*/i;

/** Whether a text answers what asks for yes or no, as those of an FAQ do. */
export const saysYesOrNo = (text: string): boolean => beginning.test(text);

/** A text without the "Ja, " that it begins with; the same text where it says nothing else. */
export function withoutYesOrNo(text: string): string {
  const rest = text.replace(beginning, '');
  return rest ? rest.charAt(0).toLocaleUpperCase() + rest.slice(1) : text;
}
