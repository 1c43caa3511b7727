/** A visitor is not known by name yet: the end of the conversation's id tells them apart. */
export function visitorMark(chatToken: string): string {
  return chatToken.slice(-4).toUpperCase();
}
