import { expect, test } from 'vitest';
import { toldContact } from './told-contact.ts';

test('what looks like an address, a number or a name is who somebody is', () => {
  const values = {
    ordre: '4711',
    dato: '24-11-2026',
    kontakt: ' kim@example.com ',
    mobil: '+45 20 30 40 50',
    fornavn: 'Kim',
  };
  expect(toldContact(values)).toEqual({ name: 'Kim', phone: '+45 20 30 40 50', email: 'kim@example.com' });
  expect(toldContact({ email_name: 'kim@example.com', antal: '12' })).toEqual({
    name: '',
    phone: '',
    email: 'kim@example.com',
  });
});
