import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageTitle, setPageTitle, setWaitingInTitle } from './page-title.ts';

const page = { title: 'Samtale' };
beforeEach(() => vi.stubGlobal('document', page));
afterEach(() => vi.unstubAllGlobals());

test('the number of those who wait stands before the name of whichever screen is open', () => {
  setWaitingInTitle(2);
  expect(page.title).toBe('Samtale');
  setPageTitle('Flows');
  expect(page.title).toBe('(2) Flows · Samtale');
  setPageTitle('Chat');
  expect(page.title).toBe('(2) Chat · Samtale');
  expect(pageTitle()).toBe('Chat');
  setWaitingInTitle(0);
  expect(page.title).toBe('Chat · Samtale');
});
