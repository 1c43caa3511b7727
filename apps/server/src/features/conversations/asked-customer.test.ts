import { initialState } from '@samtale/dialog';
import { expect, test } from 'vitest';
import { createId } from '../../platform/database/columns.ts';
import { askedCustomer } from './asked-customer.ts';

const linked = { agentId: createId(), state: { ...initialState, customerId: createId() } };
/** Stands for a database that must not be asked. */
const untouched = {
  agent: () => {
    throw new Error('read');
  },
};

test('nothing is read where no flow asks, nor for a conversation without a customer', async () => {
  expect(await askedCustomer(untouched, linked, { asksCustomer: false })).toBeUndefined();
  expect(await askedCustomer(untouched, linked, undefined)).toBeUndefined();
  const unlinked = { ...linked, state: initialState };
  expect(await askedCustomer(untouched, unlinked, { asksCustomer: true })).toBeUndefined();
  await expect(askedCustomer(untouched, linked, { asksCustomer: true })).rejects.toThrow('read');
});
