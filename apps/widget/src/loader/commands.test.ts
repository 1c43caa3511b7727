import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Commands, installCommands } from './commands.ts';

const reported = vi.fn();
let commands: Commands | null;
beforeEach(() => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('reportError', reported);
  commands = installCommands('nordlys', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  reported.mockReset();
});
const listen = (listener: () => void) => window.samtale?.of?.nordlys?.('on', 'open', listener);

test('a listener that is taken away twice takes no other with it', () => {
  const [gone, stays] = [vi.fn(), vi.fn()];
  const takeAway = listen(gone);
  listen(stays);
  takeAway?.();
  takeAway?.();
  commands?.tell('open');
  expect([gone, stays].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

test('a listener of the page that fails keeps nothing from going on, and the page hears of it', () => {
  const next = vi.fn();
  listen(() => {
    throw new Error('the page’s own');
  });
  listen(next);
  expect(() => commands?.tell('open')).not.toThrow();
  expect(next).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledOnce();
});
