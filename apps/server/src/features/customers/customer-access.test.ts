import { endpoints, newId, type Role } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { contact, customerCalls } from '../../../test/customer-calls.ts';
import { createAgent } from '../../../test/factories.ts';
import { staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { useAgent } from '../../../test/use-agent.ts';
import { useServer } from '../../../test/use-server.ts';
import { createId } from '../../platform/database/columns.ts';
import { agents } from '../agents/index.ts';

const calls = endpoints.customers;
const server = useServer();
const { agent, staff } = useAgent(server, beforeEach, { roles: [1] });

const { save, read, remove, setSolved, listed } = customerCalls(() => ({ staff, agentId: agent.id }));

describe('who may', () => {
  test.for([
    [0, true],
    [1, true],
    [2, true],
    [3, false],
  ] as const)('role %i: %s', async ([role, may]) => {
    const other = await staffOf(server, agent.id, [role as Role]);
    const outcome = save({}, other);
    if (may) expect((await outcome).name).toBe('Kunde');
    else expect(await refusal(outcome)).toMatchObject({ status: 403 });
  });

  test('another agent’s customer is not read, changed, solved, merged, exported nor deleted', async () => {
    const theirs = await save({ name: 'Hemmelig', phones: [contact('20123456')] });
    const own = { agentId: await createAgent(server.app) };
    const me = await staffOf(server, own.agentId);
    const mine = await me.call(calls.saveCustomer, {
      params: own,
      body: { customer: { id: newId, name: 'Min' } },
    });
    const params = { ...own, customerId: theirs.id };
    const attempts = [
      () => me.call(calls.getCustomer, { params }),
      () => me.call(calls.saveCustomer, { params: own, body: { customer: { id: theirs.id, name: 'X' } } }),
      () => me.call(calls.setCustomerSolved, { params: { ...params, solved: 'true' } }),
      () => me.call(calls.deleteCustomer, { params }),
      () => me.call(calls.mergeCustomers, { params: { ...own, fromId: theirs.id, intoId: mine.id } }),
      () => me.call(calls.mergeCustomers, { params: { ...own, fromId: mine.id, intoId: theirs.id } }),
      () => me.call(calls.getCustomer, { params: { agentId: agent.id, customerId: theirs.id } }),
      () => me.call(calls.exportCustomers, { params: { agentId: agent.id } }),
    ];
    for (const attempt of attempts) expect(await refusal(attempt())).toMatchObject({ status: 404 });
    expect((await me.call(calls.exportCustomers, { params: own })).content).not.toContain('Hemmelig');
    expect(await read(theirs.id)).toEqual(theirs);
  });

  test('an agent with a gdpr interval of 0 shows its customers to nobody', async () => {
    const { id } = await save({ name: 'Kunde' });
    const me = async () => (await staff.call(endpoints.auth.getUserByAccessToken)).userAgentList[0]?.agent;
    expect(await me()).toMatchObject({ gdprInterval: 365 });
    const setInterval = (gdprInterval: number) =>
      server.app.database.shared.update(agents, { gdprInterval }, eq(agents.id, agent.id));
    await setInterval(0);
    expect(await me()).toMatchObject({ gdprInterval: 0 });
    const file = { params: { agentId: agent.id }, rawBody: new Blob(['navn\nA']) };
    const attempts = [
      () => listed(),
      () => read(id),
      () => staff.call(calls.getLinkablePhones, { params: { agentId: agent.id } }),
      () => save({ id }),
      () => setSolved(id, true),
      () => remove(id),
      () => staff.call(calls.mergeCustomers, { params: { agentId: agent.id, fromId: id, intoId: id } }),
      () =>
        staff.call(calls.createToken, {
          params: {
            agentId: agent.id,
            customerId: id,
            integrationType: 1,
            integrationId: createId(),
            setUserId: staff.user.id,
          },
        }),
      () => staff.call(calls.exportCustomers, { params: { agentId: agent.id } }),
      () => staff.call(calls.previewCustomerImport, file),
      () => staff.call(calls.importCustomers, file),
    ];
    expect(attempts).toHaveLength(Object.keys(calls).length);
    for (const attempt of attempts) {
      expect(await refusal(attempt())).toMatchObject({ status: 403, messageKey: 'customers.hidden' });
    }
    await setInterval(30);
    expect((await read(id)).name).toBe('Kunde');
  });
});
