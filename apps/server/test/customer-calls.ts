import { type Customer, type CustomerInput, endpoints, newId } from '@samtale/contract';
import type { SignedIn } from './people.ts';

const calls = endpoints.customers;

/** A number or address as a customer has it. */
export const contact = (value: string, more: Partial<Customer['phones'][number]> = {}) => ({
  value,
  verified: false,
  label: '',
  ...more,
});

interface Asked {
  orderBy?: string;
  up?: boolean;
  skip?: number;
  take?: number;
}

/** The calls about an agent's customers, in few words; `now` tells who calls and for which agent. */
export function customerCalls(now: () => { staff: SignedIn; agentId: string }) {
  const save = (changes: Partial<CustomerInput>, as = now().staff) =>
    as.call(calls.saveCustomer, {
      params: { agentId: now().agentId },
      body: { customer: { id: newId, name: 'Kunde', ...changes } },
    });
  const read = async (customerId: string) => {
    const { staff, agentId } = now();
    return (await staff.call(calls.getCustomer, { params: { agentId, customerId } })).customer;
  };
  const remove = (customerId: string) => {
    const { staff, agentId } = now();
    return staff.call(calls.deleteCustomer, { params: { agentId, customerId } });
  };
  const setSolved = (customerId: string, isSolved: boolean) => {
    const { staff, agentId } = now();
    const solved = isSolved ? 'true' : 'false';
    return staff.call(calls.setCustomerSolved, { params: { agentId, customerId, solved } });
  };
  const listed = (asked: Asked = {}, searchText = '') => {
    const { staff, agentId } = now();
    return staff.call(calls.getCustomers, {
      params: {
        agentId,
        orderBy: (asked.orderBy ?? 'lastModified') as 'name',
        orderByAscending: asked.up ? 'true' : 'false',
        skip: asked.skip ?? 0,
        take: asked.take ?? 10,
      },
      body: { searchText },
    });
  };
  const names = async (asked?: Asked, searchText?: string) =>
    (await listed(asked, searchText)).list.map(({ name }) => name);
  const found = (searchText: string) => names({ orderBy: 'name', up: true }, searchText);
  return { save, read, remove, setSolved, listed, names, found };
}
