import {
  type AgentOption,
  includesOption,
  type Role,
  roleGroups,
  type UserAgent,
  type UserData,
} from '@samtale/contract';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { rememberWantedUrl, takeWantedUrl } from '../features/auth/wanted-url.ts';
import { hasEnded } from '../features/subscriptions/has-ended.ts';
import { hasAnyRole, landingAfterDenial, subscriptionPath } from '../lib/access/access.ts';
import { userQuery } from '../lib/api/user-query.ts';
import { selectedLink } from '../lib/session/selected-agent.ts';
import { hasSession } from '../lib/session/session.ts';
import type { OpenTo } from './open-to.ts';

/** What the guard knows of the user; `link` is null for one without agents. */
export interface LoadedSession {
  user: UserData;
  link: UserAgent | null;
}

/** Nobody is signed in. */
export const guest = { user: null, link: null };

function toLogin(wantedUrl: string): never {
  rememberWantedUrl(wantedUrl);
  throw redirect({ to: '/login', replace: true });
}

/** Loads the signed-in user, once; a guest is sent to the sign-in and the wanted address remembered. */
export async function loadSession(queries: QueryClient, wantedUrl: string): Promise<LoadedSession> {
  if (!hasSession()) toLogin(wantedUrl);
  try {
    const user = await queries.ensureQueryData(userQuery);
    return { user, link: selectedLink(user) };
  } catch (error) {
    if (!hasSession()) toLogin(wantedUrl);
    throw error;
  }
}

/** Why the agent that a user is on opens no screen to them; null when it opens some. */
export function closedBy({ link }: Pick<LoadedSession, 'link'>): 'noRole' | 'noLanguage' | null {
  if (!link || !hasAnyRole(link.roleList, roleGroups.all)) return 'noRole';
  return link.agent.languageList.length === 0 ? 'noLanguage' : null;
}

/** Whether any screen of an agent is open to the user. */
export const hasAccess = (session: Pick<LoadedSession, 'link'>): boolean => closedBy(session) === null;

/** What the shell shows of a screen: all of it in the usual layout, the screen alone, or that it is not open. */
export function shownOf(
  session: LoadedSession | typeof guest,
  screen: OpenTo | undefined,
): 'inLayout' | 'alone' | 'noAccess' {
  if (session.user && hasAccess(session)) return 'inLayout';
  return screen ? 'alone' : 'noAccess';
}

/** Sends a user away from a screen that their roles do not open. */
export function requireRoles({ link }: Pick<LoadedSession, 'link'>, allowed: readonly Role[]): void {
  if (!hasAnyRole(link?.roleList ?? [], allowed)) sendAway(link);
}

/** Sends everybody away from a screen whose calls ask for an option that their agent lacks. */
export function requireOption(
  { link }: Pick<LoadedSession, 'link'>,
  allowed: readonly Role[],
  option: AgentOption | undefined,
): void {
  requireRoles({ link }, allowed);
  if (option && !(link && includesOption(link.agent, option))) sendAway(link);
}

/** Sends everybody away from a screen who does not look after all agents, whatever their roles. */
export function requireUserAdmin(session: LoadedSession | typeof guest, allowed: readonly Role[]): void {
  requireRoles(session, allowed);
  if (!session.user?.isUserAdmin) sendAway(session.link);
}

function sendAway(link: UserAgent | null): void {
  const landing = landingAfterDenial(link?.roleList ?? [], takeWantedUrl());
  if (landing) throw redirect({ href: landing, replace: true });
}

/** While all plans have ended nothing is open but the screen that says so. */
export function requirePlan({ user }: LoadedSession | typeof guest, path: string): void {
  if (user && hasEnded(user) && path !== subscriptionPath)
    throw redirect({ href: subscriptionPath, replace: true });
}
