import type { App } from '../../app.ts';
import { teams } from './tables.ts';

/** The agent a team belongs to; null for one that does not exist. */
export const agentOfTeam = (app: App, teamId: string): Promise<string | null> =>
  app.database.ownerOf(teams, teams.id, teamId);
