/** The columns of heads and rows alike: name, roles, teams, sign-in, last seen, active. */
export const memberColumns = 'minmax(0, 1.5fr) minmax(0, 1.1fr) minmax(0, 0.8fr) 96px 124px 44px';
export const sortedMemberColumns = ['name', 'roles', 'teams', 'loginType', 'lastSeen', 'active'] as const;
/** Name, contact, users. */
export const teamColumns = 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.4fr)';
