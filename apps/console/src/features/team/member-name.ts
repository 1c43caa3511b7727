import type { TeamMember } from '@samtale/contract';

export const memberName = ({ firstName, lastName }: Pick<TeamMember, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** Whether words that are searched for stand in one of some texts. */
export function isFoundIn(search: string | undefined, texts: readonly string[]): boolean {
  const words = (search ?? '').trim().toLocaleLowerCase();
  return texts.some((text) => text.toLocaleLowerCase().includes(words));
}
