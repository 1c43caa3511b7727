import { endpoints, type Role, roleGroups, type UserAgent, type UserData } from '@samtale/contract';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { selectedLink } from '../features/auth/selected-agent.ts';
import { hasSession } from '../features/auth/session.ts';
import { rememberWantedUrl, takeWantedUrl } from '../features/auth/wanted-url.ts';
import { hasAnyRole, landingAfterDenial } from './access.ts';
import { endpointQuery } from './api.ts';

/** What the guard knows of the user; `link` is null for one without agents. */
export interface LoadedSession {
  user: UserData;
  link: UserAgent | null;
}

function toLogin(wantedUrl: string): never {
  rememberWantedUrl(wantedUrl);
  throw redirect({ to: '/login', replace: true });
}

/** Loads the signed-in user, once; a guest is sent to the sign-in and the wanted address remembered. */
export async function loadSession(queries: QueryClient, wantedUrl: string): Promise<LoadedSession> {
  if (!hasSession()) toLogin(wantedUrl);
  try {
    const query = endpointQuery(endpoints.auth.getUserByAccessToken);
    const user = await queries.ensureQueryData({ ...query, staleTime: Number.POSITIVE_INFINITY });
    return { user, link: selectedLink(user) };
  } catch (error) {
    if (!hasSession()) toLogin(wantedUrl);
    throw error;
  }
}

/** Whether any screen is open to the user; the shell says so when none is. */
export function hasAccess({ link }: LoadedSession): boolean {
  return link !== null && link.agent.languageList.length > 0 && hasAnyRole(link.roleList, roleGroups.all);
}

/** Sends a user away from a screen that their roles do not open. */
export function requireRoles({ link }: LoadedSession, allowed: readonly Role[]): void {
  const roles = link?.roleList ?? [];
  if (hasAnyRole(roles, allowed)) return;
  const landing = landingAfterDenial(roles, takeWantedUrl());
  if (landing) throw redirect({ href: landing, replace: true });
}
