import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastList } from './toast-list.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const keysOf = (list: ToastList) => list.all().map(({ key }) => key);
const openOf = (list: ToastList) => list.all().flatMap(({ key, isOpen }) => (isOpen ? [key] : []));

test('the same is not said twice, and again once it was closed', () => {
  const list = new ToastList();
  const told = vi.fn();
  list.subscribe(told);
  list.show('error', 'No', 'a');
  list.show('error', 'No', 'a');
  expect(keysOf(list)).toEqual(['a']);
  expect(told).toHaveBeenCalledTimes(1);
  list.close('a');
  expect(openOf(list)).toEqual([]);
  list.show('info', 'Yes', 'a');
  // It was on its way out when it was asked for again.
  list.remove('a');
  expect(list.all()).toMatchObject([{ key: 'a', kind: 'info', content: 'Yes', isOpen: true }]);
});

test('a fifth one closes the oldest', () => {
  const list = new ToastList();
  for (const key of ['a', 'b', 'c', 'd', 'e']) list.show('info', key, key);
  expect(openOf(list)).toEqual(['b', 'c', 'd', 'e']);
  list.remove('a');
  expect(keysOf(list)).toEqual(['b', 'c', 'd', 'e']);
});

test('the errors that something tells of can be closed by their keys, and nothing else', () => {
  const list = new ToastList();
  list.show('error', 'before', 'before');
  const keys = list.errorsOf(() => {
    list.show('error', 'before', 'before');
    list.show('info', 'hint', 'hint');
    list.show('error', 'name', 'name');
  });
  list.show('error', 'after', 'after');
  expect(keys).toEqual(['before', 'name']);
  for (const key of keys) list.close(key);
  expect(openOf(list)).toEqual(['hint', 'after']);
});

test('what could not be shown in time is forgotten', () => {
  const list = new ToastList();
  list.show('info', 'old', 'old');
  list.show('info', 'closed', 'closed');
  vi.advanceTimersByTime(1000);
  const moment = Date.now();
  list.show('info', 'new', 'new');
  list.close('closed');
  list.forgetBefore(moment);
  expect(keysOf(list)).toEqual(['new']);
});
