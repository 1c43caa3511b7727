import { hostsOf, isDomain, readDomains } from '@samtale/contract';
import { expect, test } from 'vitest';
import { isListed } from './is-listed.ts';

test.each([
  ['', 'anything.dk', true],
  ['example.dk', 'example.dk', true],
  ['example.dk', 'www.example.dk', true],
  ['example.dk', 'shop.example.dk', false],
  ['example.dk', 'notexample.dk', false],
  ['example.dk', 'example.dk:8080', false],
  ['*.example.dk', 'shop.example.dk', true],
  ['*.example.dk', 'a.b.example.dk', true],
  ['*.example.dk', 'example.dk', true],
  ['*.example.dk', 'evilexample.dk', false],
  ['localhost:3000', 'localhost:3000', true],
  ['localhost:3000', 'localhost', false],
  ['one.dk, two.dk', 'two.dk', true],
])('%j lets %s show the chat: %s', (sites, host, isAllowed) => {
  expect(isListed(host, readDomains(sites).flatMap(hostsOf))).toBe(isAllowed);
});

test.each([
  'example.dk',
  '*.example.dk',
  '*.example.co.uk',
  'localhost',
  'localhost:3000',
  '*.localhost',
  '*.localhost:3000',
  '*.internal',
  'kaffehjørnet.dk',
  '127.0.0.1:8080',
])('%s is a site', (text) => expect(isDomain(text)).toBe(true));

test.each([
  'https://example.dk',
  'example.dk/path',
  '*',
  '*.',
  '*.dk',
  '*.COM',
  '*.dk:443',
  '*.localhosts',
  'a b',
  '-a.dk',
  'a..dk',
  'example.dk:port',
  '<b>',
])('%s is none', (text) => expect(isDomain(text)).toBe(false));
