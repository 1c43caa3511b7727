import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageDouble } from './storage-double.ts';
import { tabMemory } from './tab-memory.ts';

let sessionStorage: Storage;
beforeEach(() => {
  sessionStorage = storageDouble();
  vi.stubGlobal('window', { sessionStorage });
});
afterEach(() => void vi.unstubAllGlobals());

test('what the visitor has begun is there on the next page, once it may be kept', () => {
  const page = tabMemory('key');
  const leftMessage = { name: 'Bo', email: '', text: 'Ring' };
  page.keep({ leftMessage }, false);
  expect(page.read()).toEqual({ leftMessage });
  expect(sessionStorage).toHaveLength(0);
  page.keep({ draft: 'Hej' }, true);
  expect(tabMemory('key').read()).toEqual({ leftMessage, draft: 'Hej' });
});

test('what was sent or taken back is not there again', () => {
  const page = tabMemory('key');
  page.keep({ draft: 'Hej' }, true);
  page.keep({ draft: '' }, false);
  expect(tabMemory('key').read()).toEqual({ draft: '' });
});

test('what others have changed where it is kept is not taken for what it was', () => {
  const damaged = {
    draft: { toString: 'x' },
    top: '5',
    files: [{ key: 'a', name: 'a.txt', bytes: 1, at: 1, sent: { id: '../../api' } }],
    leftMessage: { name: 'Bo', email: 1, text: '' },
    contact: { name: 'Bo', email: 'bo@example.com' },
    constructor: 'x',
  };
  sessionStorage.setItem('samtale_left_key', JSON.stringify(damaged));
  expect(tabMemory('key').read()).toEqual({ contact: damaged.contact });
  sessionStorage.setItem('samtale_left_key', '"text"');
  expect(tabMemory('key').read()).toEqual({});
});
