import { expect, test } from 'vitest';
import { CookieJar } from './cookie-jar.ts';

/** The `Cookie` header for an address, once a shop has set these. */
async function sentTo(address: string, ...setCookie: string[]) {
  const jar = new CookieJar();
  await jar.keep('https://www.shop.example.dk/da/konto', setCookie);
  return jar.headerFor(address);
}

test('a cookie goes back to who set it, and with a domain to the hosts below that', async () => {
  const cookies = ['own=1', 'all=2; Domain=example.dk; Path=/'];
  expect(await sentTo('https://www.shop.example.dk/da/x', ...cookies)).toBe('own=1; all=2');
  expect(await sentTo('https://example.dk/', ...cookies)).toBe('all=2');
  expect(await sentTo('https://example.com/', ...cookies)).toBe('');
});

test('nobody sets one for somebody else, or for all of a country', async () => {
  for (const domain of ['other.dk', 'dk', 'co.uk']) {
    expect(await sentTo('https://www.shop.example.dk/da/x', `a=1; Domain=${domain}`), domain).toBe('');
  }
  const jar = new CookieJar();
  await jar.keep('https://shop.co.uk/', 'a=1; Domain=co.uk');
  expect(await jar.headerFor('https://other.co.uk/')).toBe('');
});

test('path, time and safety are kept to', async () => {
  expect(await sentTo('https://www.shop.example.dk/en', 'a=1', 'b=2; Path=/')).toBe('b=2');
  expect(await sentTo('http://www.shop.example.dk/da/x', 'a=1; Secure', 'b=2')).toBe('b=2');
  expect(await sentTo('https://www.shop.example.dk/da/x', 'a=1', 'a=; Max-Age=0', 'no cookie;=')).toBe('');
  expect(await sentTo('https://www.shop.example.dk/da/x', 'a=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT')).toBe(
    '',
  );
});

test('a site that sets one cookie after the other keeps its first ones, and may change them', async () => {
  const jar = new CookieJar();
  const address = 'https://example.dk/';
  await jar.keep(address, 'session=new; Path=/');
  for (let n = 0; n < 100; n++) {
    await jar.keep(
      address,
      Array.from({ length: 60 }, (_, i) => `c${n}-${i}=1; Path=/`),
    );
  }
  await jar.keep(address, 'session=known; Path=/');
  const sent = (await jar.headerFor(address)).split('; ');
  expect(sent).toHaveLength(200);
  expect(sent[0]).toBe('session=known');
});
