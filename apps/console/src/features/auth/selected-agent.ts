import type { AgentSummary, Language, UserAgent, UserData } from '@samtale/contract';
import { readCookie, writeCookie } from '../../app/cookies.ts';

const cookieName = 'selectAgent';
const cookieDays = 500;
const languageStorageKey = 'samtale.flowLanguage';

/** The link to the agent that the cookie names, otherwise to the user's first agent. */
export function selectedLink(user: UserData): UserAgent | null {
  const wanted = readCookie(cookieName);
  return user.userAgentList.find((link) => link.agentId === wanted) ?? user.userAgentList[0] ?? null;
}

/** Chooses another agent. Everything on the page belongs to the old one, so it is loaded anew. */
export function selectAgent(agentId: string): void {
  writeCookie(cookieName, agentId, cookieDays);
  window.location.assign('/');
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
