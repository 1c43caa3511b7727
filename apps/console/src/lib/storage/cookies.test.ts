import { beforeEach, expect, test, vi } from 'vitest';
import { readCookie, writeCookie } from './cookies.ts';

const page = { cookie: '' };
beforeEach(() => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', { location: { protocol: 'http:' } });
});

test('a value is found among others, and what is not there is not', () => {
  page.cookie = 'a=1; menuTour=done; b=%C3%A5';
  expect(readCookie('menuTour')).toBe('done');
  expect(readCookie('b')).toBe('å');
  expect(readCookie('Tour')).toBeNull();
});

test('one that cannot be read counts as none', () => {
  page.cookie = 'selectAgent=%E0%A4%A; b=1';
  expect(readCookie('selectAgent')).toBeNull();
  expect(readCookie('b')).toBe('1');
});

test('a secure address keeps it to itself', () => {
  writeCookie('a', 'å', 2);
  expect(page.cookie).toBe('a=%C3%A5; max-age=172800; path=/; samesite=lax');
  vi.stubGlobal('window', { location: { protocol: 'https:' } });
  writeCookie('a', '1', 2);
  expect(page.cookie).toBe('a=1; max-age=172800; path=/; samesite=lax; secure');
});
