import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyEditorFlow } from './editor-flow.ts';
import { type KeptEdits, keepEdits, keyOfEdits, keysOfKeptEdits, readEdits } from './kept-edits.ts';

const now = Date.parse('2026-11-22T08:00:00Z');
const day = 24 * 60 * 60 * 1000;
const before = emptyEditorFlow();
const edits = (at: number): KeptEdits => ({
  before,
  edited: { ...before, title: 'Fragt' },
  entry: 'Hvad koster',
  at,
});

/** As the browser's: what is stored are its own fields. */
class Storage {
  [key: string]: unknown;
}
Object.assign(Storage.prototype, {
  getItem(this: Storage, key: string) {
    return this[key] ?? null;
  },
  setItem(this: Storage, key: string, value: string) {
    this[key] = value;
  },
  removeItem(this: Storage, key: string) {
    delete this[key];
  },
});

beforeEach(() => vi.stubGlobal('localStorage', new Storage()));
afterEach(() => vi.unstubAllGlobals());

test('edits of a flow are found, the newest first, and not those of other flows', () => {
  keepEdits(keyOfEdits('flow', 'one'), edits(now - 2));
  keepEdits(keyOfEdits('flow', 'other'), edits(now - 1));
  keepEdits(keyOfEdits('flow2', 'one'), edits(now));
  expect(keysOfKeptEdits('flow', now)).toEqual([keyOfEdits('flow', 'other'), keyOfEdits('flow', 'one')]);
  expect(readEdits(keyOfEdits('flow', 'one'))).toEqual(edits(now - 2));
  keepEdits(keyOfEdits('flow', 'other'), null);
  expect(keysOfKeptEdits('flow', now)).toEqual([keyOfEdits('flow', 'one')]);
});

test('what is too old, or was kept by an earlier version, is forgotten; other things are left alone', () => {
  keepEdits(keyOfEdits('flow', 'old'), edits(now - 61 * day));
  localStorage.setItem('samtale.edits.2.flow', JSON.stringify(edits(now)));
  localStorage.setItem(keyOfEdits('flow', 'broken'), '{"at":');
  localStorage.setItem('samtale.flowLanguage', 'da');
  expect(keysOfKeptEdits('flow', now)).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['samtale.flowLanguage']);
});

test('a browser without room, or without storage, keeps nothing and throws nothing', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('No room');
    },
  });
  keepEdits(keyOfEdits('flow', 'one'), edits(now));
  vi.stubGlobal('localStorage', undefined);
  expect(keysOfKeptEdits('flow', now)).toEqual([]);
  expect(readEdits(keyOfEdits('flow', 'one'))).toBeNull();
});
