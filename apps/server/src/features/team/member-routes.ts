import { done, endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { deleteTeamUser, deleteUser } from './delete-user.ts';
import { editUser } from './edit-user.ts';
import { tellingOfEmptied } from './emptied-teams.ts';
import type { NamesUser } from './forget-user.ts';
import { resendInvitation } from './invite.ts';
import { listColleagueProfiles, readProfiles } from './read-members.ts';
import { registerUser } from './register-user.ts';
import { setActivity } from './set-activity.ts';
import { stopMemberTwoFactor } from './stop-member-two-factor.ts';

const { auth, profile } = endpoints;

/** The people of an agent, as its administrators manage them. */
export const memberRoutes = (app: App, namesUser: NamesUser): Route[] => [
  route(profile.getProfiles, ({ caller, params }) => readProfiles(app, params.agentId, caller.userId)),
  route(profile.getTeamProfiles, async ({ caller, params }) => ({
    list: await listColleagueProfiles(app, params.agentId, caller.userId),
  })),
  route(auth.registerUser, ({ caller, params, body }) =>
    registerUser(app, { agentId: params.agentId, by: caller.userId, ...body }),
  ),
  route(auth.editUser, ({ caller, params, body, client }) =>
    tellingOfEmptied(app, params, () => editUser(app, { ...params, ...body, by: caller.userId }, client)),
  ),
  route(auth.resendInvitation, async ({ caller, params, body }) => {
    await resendInvitation(app, { ...params, by: caller.userId, lang: body.lang });
    return done;
  }),
  route(auth.stopMemberTwoFactor, ({ caller, params }) =>
    stopMemberTwoFactor(app, { ...params, by: caller.userId }),
  ),
  route(auth.deleteTeamUser, async ({ caller, params }) => {
    await tellingOfEmptied(app, params, () =>
      deleteTeamUser(app, namesUser, { ...params, by: caller.userId }),
    );
    return done;
  }),
  route(auth.deleteUser, async ({ caller, params, client }) => {
    const userId = params.id;
    await tellingOfEmptied(app, { userId }, () =>
      deleteUser(app, namesUser, { by: caller.userId, userId }, client),
    );
    return done;
  }),
  route(profile.setActivity, async ({ caller, body, client }) => {
    await tellingOfEmptied(app, body, () => setActivity(app, { ...body, by: caller.userId }, client));
    return done;
  }),
];
