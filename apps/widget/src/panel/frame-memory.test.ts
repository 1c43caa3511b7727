import type { LauncherConfig } from '@samtale/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageDouble } from '../frame/storage-double.ts';
import { frameMemory } from './frame-memory.ts';

let local: Storage;
let session: Storage;
beforeEach(() => {
  local = storageDouble();
  session = storageDouble();
  vi.stubGlobal('window', { localStorage: local, sessionStorage: session });
  vi.stubGlobal('addEventListener', () => undefined);
});
afterEach(() => void vi.unstubAllGlobals());

const memoryOf = (clientKey: string, withMemory = true) =>
  frameMemory({ clientKey, withMemory } as LauncherConfig, () => undefined);
const keep = (memory: ReturnType<typeof memoryOf>, name: string, value: string | null) =>
  memory.keep({ type: 'keep', of: 'local', name, value });

test('a frame gets what was kept for it, and no other widget’s', () => {
  local.setItem('basket', '3');
  keep(memoryOf('a'), 'read', '7');
  keep(memoryOf('a:b'), 'read', '8');
  memoryOf('a').keep({ type: 'keep', of: 'session', name: 'draft', value: 'Hej' });
  expect(memoryOf('a').read()).toEqual({ local: { read: '7' }, session: { draft: 'Hej' } });
  memoryOf('a').forget();
  expect(memoryOf('a').read()).toEqual({ local: {}, session: {} });
  expect(Object.keys(local)).toEqual(['basket', 'samtale_a%3Ab:read']);
});

test('it keeps no more than there is room for, and then nothing old in its place', () => {
  const memory = memoryOf('a');
  keep(memory, 'draft', 'Hej');
  keep(memory, 'draft', 'x'.repeat(40_001));
  expect(memory.read().local).toEqual({});
  for (let n = 0; n < 10; n++) keep(memory, `unsent_${n}`, 'x'.repeat(30_000));
  expect(Object.keys(memory.read().local)).toHaveLength(6);
});

test('of a widget that does not remember its visitors nothing is kept', () => {
  keep(memoryOf('a', false), 'draft', 'Hej');
  expect(local).toHaveLength(0);
});

test('a page without storage is none the worse', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new Error('denied');
    },
  });
  keep(memoryOf('a'), 'draft', 'Hej');
  expect(memoryOf('a').read()).toEqual({ local: {}, session: {} });
});
