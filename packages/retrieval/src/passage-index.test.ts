import { expect, test } from 'vitest';
import { PassageIndex } from './passage-index.ts';

const words = (text: string) => text.split(' ');
const indexOf = (...passages: string[]) => new PassageIndex(passages.map(words));
const found = (index: PassageIndex, question: string, most = 10) =>
  index.search(words(question), most).map((passage) => passage.index);

test('passages that share words come first, those that share none not at all', () => {
  const index = indexOf('open monday to friday', 'parking behind the shop', 'the shop is open on sundays');
  expect(found(index, 'parking at the shop')).toEqual([1, 2]);
  expect(found(index, 'refund')).toEqual([]);
});

test('a rare word counts more than a common one', () => {
  const index = indexOf('bike lock', 'bike bell', 'bike trailer', 'trailer hire');
  expect(found(index, 'bike trailer')[0]).toBe(2);
  expect(found(index, 'bike hire')[0]).toBe(3);
});

test('the same word over and over does not beat two different ones, and short passages come before long ones', () => {
  const index = indexOf(
    'return return return return return return',
    'return within thirty days for a refund',
    'return',
  );
  expect(found(index, 'return refund')[0]).toBe(1);
  expect(found(indexOf('gift card and much else besides', 'gift card'), 'gift card')).toEqual([1, 0]);
});

test('at most so many are found, and none in an empty index', () => {
  expect(found(indexOf('a b', 'a c', 'a d'), 'a', 2)).toHaveLength(2);
  expect(found(new PassageIndex([]), 'a')).toEqual([]);
});
