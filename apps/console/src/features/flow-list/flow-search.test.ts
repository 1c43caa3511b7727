import { expect, test } from 'vitest';
import { joinPlaces, readEditorSearch, readFlowSearch, readPlaces, searchPlaces } from './flow-search.ts';

test('an address keeps the places that are searched in, unless they are all', () => {
  expect(readFlowSearch({ in: 'response,title' }).in).toBe('title,response');
  for (const all of ['title,trainingPhrase,response', 'elsewhere', '', undefined, 7]) {
    expect(readFlowSearch({ in: all }).in).toBeUndefined();
    expect(readPlaces(all)).toEqual(searchPlaces);
  }
  expect(joinPlaces([])).toBeUndefined();
});

test('an address keeps filter and order, and forgets what it does not know', () => {
  expect(readFlowSearch({ status: 'disabled', sort: 'status', reversed: true })).toMatchObject({
    status: 'disabled',
    sort: 'status',
    reversed: true,
  });
  expect(readFlowSearch({ status: 'gone', sort: 'colour', reversed: 'yes' })).toEqual({});
});

test('an editor’s address keeps the tab, and forgets one that is none', () => {
  expect(readEditorSearch({ part: 'actions', parent: 'a' })).toEqual({ part: 'actions', parent: 'a' });
  expect(readEditorSearch({ part: 'gone', parent: 1 })).toEqual({});
});
