import type { AgentSummary, Language, UserAgent, UserData } from '@samtale/contract';
import { readCookie, writeCookie } from '../storage/cookies.ts';

const cookieName = 'selectAgent';
const cookieDays = 500;
const languageStorageKey = 'samtale.flowLanguage';

/** Which agent this page works on, and for whom: another tab may go over to another one meanwhile. */
let here: { userId: string; agentId: string } | null = null;

/**
 * The link to the agent that this page works on, until it is loaded again: the one that the cookie named when it was
 * asked for first, otherwise the user's first agent.
 */
export function selectedLink({ id: userId, userAgentList }: UserData): UserAgent | null {
  const wanted = here?.userId === userId ? here.agentId : readCookie(cookieName);
  const link = userAgentList.find(({ agentId }) => agentId === wanted) ?? userAgentList[0] ?? null;
  here = link && { userId, agentId: link.agentId };
  return link;
}

/**
 * Goes over to another agent. Everything on the page belongs to the old one, so it is loaded again; the address says to
 * which, as who would rather stay with what is not saved stays with the old one.
 */
export function selectAgent(agentId: string): void {
  window.location.assign(`/?${new URLSearchParams({ agent: agentId })}`);
}

/** Has this page, which shows nothing yet, and those that are loaded later work on an agent. */
export function keepAgent(agentId: string): void {
  here = null;
  writeCookie(cookieName, agentId, cookieDays);
}

/** The flow language used last, otherwise Danish if the agent has it, otherwise its first. */
export function selectedLanguage({ languageList }: AgentSummary): Language | null {
  const kept = localStorage.getItem(languageStorageKey);
  const byCode = (code: string | null) => languageList.find((each) => each.languageCodeShort === code);
  return byCode(kept) ?? byCode('da') ?? languageList[0] ?? null;
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(languageStorageKey, language.languageCodeShort);
}
