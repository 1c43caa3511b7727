/** Tells visitors who are not known by name apart: the end of the conversation's id. */
export function visitorMark(chatToken: string): string {
  return chatToken.slice(-4).toUpperCase();
}
