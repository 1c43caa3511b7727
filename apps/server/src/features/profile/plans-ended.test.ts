import { endpoints, plansEndedKey } from '@samtale/contract';
import { expect, test, vi } from 'vitest';
import { createAgent, createUser } from '../../../test/factories.ts';
import { connectStaff } from '../../../test/hub-clients.ts';
import { signIn } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../../platform/database/columns.ts';
import { subscriptions } from '../subscriptions/index.ts';

const server = useServer();
const day = 86_400_000;

interface Plan {
  /** Days until it ends. */
  left: number;
  renews?: boolean;
}

/** Somebody on an agent for each list of plans, with those plans. */
async function staffWith(...plansOfAgents: Plan[][]) {
  const agentIds: string[] = [];
  const at = (days: number) => new Date(server.clock.now().getTime() + days * day).toISOString();
  for (const plans of plansOfAgents) {
    const agentId = await createAgent(server.app);
    agentIds.push(agentId);
    for (const { left, renews = false } of plans)
      await server.app.database.agent(agentId).insert(subscriptions, [
        {
          id: createId(),
          plan: 'trial',
          startsAt: at(left - 14),
          bindingEnd: at(left),
          autoRenews: renews,
        },
      ]);
  }
  const roles = Object.fromEntries(agentIds.map((agentId) => [agentId, [0 as const]]));
  const staff = await signIn(server, await createUser(server.app, { roles }));
  const [agentId = ''] = agentIds;
  return {
    staff,
    agentId,
    askForTeam: () => staff.call(endpoints.profile.getProfiles, { params: { agentId } }),
  };
}

test.for<[string, Plan[][], 'open' | 'ended']>([
  ['no plan at all', [[]], 'open'],
  ['a plan that goes on', [[{ left: 1 }]], 'open'],
  ['a plan that has ended', [[{ left: -1 }]], 'ended'],
  ['a plan that ends at this moment', [[{ left: 0 }]], 'ended'],
  ['a plan whose binding has ended, and that renews itself', [[{ left: -1, renews: true }]], 'open'],
  ['a plan that has ended, and the next one', [[{ left: -1 }, { left: 13 }]], 'open'],
  ['a plan that has ended, and one on another agent that goes on', [[{ left: -1 }], [{ left: 1 }]], 'open'],
  ['a plan that has ended, and no plan on another agent', [[{ left: -1 }], []], 'ended'],
  ['two that have ended', [[{ left: -1 }], [{ left: -2 }]], 'ended'],
])('%s', async ([, plans, outcome]) => {
  const { staff, agentId, askForTeam } = await staffWith(...plans);
  const connect = () => connectStaff(server, staff.token, agentId);
  if (outcome === 'open') {
    await askForTeam();
    await connect();
  } else {
    expect(await refusal(askForTeam())).toMatchObject({ status: 403, messageKey: plansEndedKey });
    await expect(connect()).rejects.toThrow(plansEndedKey);
  }
  // Who it is, and the plan itself, are told all the same.
  await staff.call(endpoints.auth.getUserByAccessToken);
  await staff.call(endpoints.subscriptions.getSubscriptionList, { params: { agentId } });
});

test('a plan that ends while somebody works ends their work', async () => {
  const { askForTeam } = await staffWith([{ left: 0.005 }]);
  await askForTeam();
  server.clock.advance(day / 200 + 1);
  // What was remembered lasts for a second.
  await vi.waitFor(
    async () => expect(await refusal(askForTeam())).toMatchObject({ messageKey: plansEndedKey }),
    { timeout: 5000 },
  );
});
