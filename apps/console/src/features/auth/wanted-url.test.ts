import { beforeEach, expect, test, vi } from 'vitest';
import { rememberWantedUrl, takeWantedUrl } from './wanted-url.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

test('where a guest wanted to go is told once', () => {
  rememberWantedUrl('/intent/list?search=pris#top');
  expect(takeWantedUrl()).toBe('/intent/list?search=pris#top');
  expect(takeWantedUrl()).toBeNull();
});

test.for([
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '',
  '/login',
  '/login?code=1',
  '/logout#x',
  '/',
])('nobody is sent to %j', (url) => {
  rememberWantedUrl(url);
  expect(takeWantedUrl()).toBeNull();
});
