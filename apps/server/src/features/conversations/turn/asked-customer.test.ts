import { initialState } from '@samtale/dialog';
import { expect, test } from 'vitest';
import { createId } from '../../../platform/database/columns.ts';
import { askedCustomer } from './asked-customer.ts';

const linked = { agentId: createId(), state: { ...initialState, customerId: createId() } };
/** Stands for a database that must not be asked. */
const untouched = {
  agent: () => {
    throw new Error('asked');
  },
};
const read = async () => {
  throw new Error('read');
};
const asked = (of: Parameters<typeof askedCustomer>[2], language: Parameters<typeof askedCustomer>[3]) =>
  askedCustomer(read, untouched, of, language);

test('nothing is read where no flow asks, nor for a conversation without a customer', async () => {
  expect(await asked(linked, { asksCustomer: false })).toBeUndefined();
  expect(await asked(linked, undefined)).toBeUndefined();
  const unlinked = { ...linked, state: initialState };
  expect(await asked(unlinked, { asksCustomer: true })).toBeUndefined();
  await expect(asked(linked, { asksCustomer: true })).rejects.toThrow('read');
});
