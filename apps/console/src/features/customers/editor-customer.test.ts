import { type Customer, newId } from '@samtale/contract';
import { expect, test } from 'vitest';
import { changeContact, customerInput, isSameCustomer, newContact, readCustomer } from './editor-customer.ts';

const phone = { value: '+4520123456', verified: true, label: 'Kontor' };
const saved: Customer = {
  id: '0198a000-0000-7000-8000-000000000001',
  name: 'Cykelklubben',
  phone: phone.value,
  phoneVerified: true,
  email: '',
  emailVerified: false,
  phones: [phone],
  emails: [],
  integrationType: 0,
  source: 'Messe',
  comment: '',
  solved: false,
  handled: true,
  phoneId: null,
  linkedPhoneNumber: '',
  lastModified: '2026-11-21T12:00:00.000Z',
};

test('a saved customer is sent as it was read, with its version', () => {
  expect(customerInput(saved, readCustomer(saved))).toEqual({
    id: saved.id,
    lastModified: saved.lastModified,
    name: 'Cykelklubben',
    phones: [phone],
    emails: [{ value: '', verified: false, label: '' }],
    source: 'Messe',
    comment: '',
    solved: false,
    handled: true,
  });
  expect(customerInput(null, readCustomer(null))).toMatchObject({ id: newId, lastModified: null });
});

test('an empty row more, or blanks around a word, leave nothing to save', () => {
  const customer = readCustomer(saved);
  expect(isSameCustomer(customer, { ...customer, phones: [...customer.phones, newContact()] })).toBe(true);
  expect(isSameCustomer(customer, { ...customer, name: ' Cykelklubben ' })).toBe(true);
  expect(isSameCustomer(customer, { ...customer, handled: false })).toBe(false);
  expect(isSameCustomer(customer, { ...customer, phoneId: newId })).toBe(false);
  expect(isSameCustomer(customer, { ...customer, phones: [] })).toBe(false);
});

test('a number that is changed is verified no longer', () => {
  const { phones } = readCustomer(saved);
  const key = phones[0]?.key ?? '';
  expect(changeContact(phones, key, { label: 'Hjem' })).toMatchObject([{ label: 'Hjem', verified: true }]);
  expect(changeContact(phones, key, { value: `${phone.value} ` })).toMatchObject([{ verified: true }]);
  expect(changeContact(phones, key, { value: '+4520123457' })).toMatchObject([{ verified: false }]);
  expect(changeContact(phones, newId, { value: '1' })).toEqual(phones);
});
