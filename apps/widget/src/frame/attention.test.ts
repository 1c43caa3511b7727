import { afterEach, expect, test, vi } from 'vitest';
import { isLooking } from './attention.ts';
import { newSessionState } from './session-state.ts';

afterEach(() => void vi.unstubAllGlobals());

test('only who has the end of an open chat in a visible window before them is looking', () => {
  const open = { ...newSessionState('en'), isOpen: true };
  vi.stubGlobal('document', { visibilityState: 'visible' });
  expect(isLooking(open)).toBe(true);
  for (const change of [{ isOpen: false }, { seesEnd: false }, { isPreview: true }])
    expect(isLooking({ ...open, ...change })).toBe(false);
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  expect(isLooking(open)).toBe(false);
});
