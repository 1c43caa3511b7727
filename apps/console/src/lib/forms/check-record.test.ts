import { get } from 'react-hook-form';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkBy, problemsIn, refusedFields, resolverOf, stillWrong } from './check-record.ts';

const schema = z.object({
  name: z.string().trim().min(1, 'name.missing'),
  company: z.object({ city: z.string().min(2, 'city.short').max(1, 'city.long') }),
  rows: z.array(z.object({ text: z.string().min(1, 'text.missing') })),
});
const right = { name: ' Anna ', company: { city: '' }, rows: [] };
const noOptions = { fields: {}, shouldUseNativeValidation: false };

test('what is right is what is sent', () => {
  const name = schema.pick({ name: true });
  expect(checkBy(name, { name: ' Anna ', more: 1 })).toEqual({ body: { name: 'Anna' } });
  expect(checkBy(name, { name: 'Anna' }, { name: 'name.taken' })).toEqual({
    problems: { name: 'name.taken' },
  });
});

test('of a field the first problem counts, and what the schema cannot know before it', () => {
  const wrong = { ...right, name: '', company: { city: 'å' } };
  expect(checkBy(schema, wrong, { 'company.city': 'city.unknown' })).toEqual({
    problems: { name: 'name.missing', 'company.city': 'city.unknown' },
  });
});

test('the form finds what the check does, at the same paths', async () => {
  const wrong = { name: '', company: { city: 'å' }, rows: [{ text: 'a' }, { text: '' }] };
  const resolve = resolverOf((values: typeof wrong) => checkBy(schema, values));
  const { errors } = await resolve(wrong, undefined, noOptions);
  expect(problemsIn(errors)).toEqual({
    name: 'name.missing',
    'company.city': 'city.short',
    'rows.1.text': 'text.missing',
  });
});

test('what the server refuses is told by the names of the form', () => {
  const fields = [
    { path: 'number.name', messageKey: 'one' },
    { path: 'number.name', messageKey: 'two' },
  ];
  const reply = { code: 'badRequest', messageKey: 'error.default', details: { fields } } as const;
  expect(refusedFields(reply, (path) => path.replace('number.', ''))).toEqual({ name: 'one' });
  expect(refusedFields({ ...reply, details: {} })).toEqual({});
});

test('what the server refuses is not said of a field that is another by now', () => {
  const told = { name: 'name.taken', 'company.city': 'city.unknown', number: 'number.taken' };
  const sent = { name: 'Anna', company: { city: 'Odense' } };
  const now = { name: 'Anna', company: { city: 'Vejle' } };
  expect(stillWrong(told, sent, now, get)).toEqual({ name: 'name.taken', number: 'number.taken' });
});
