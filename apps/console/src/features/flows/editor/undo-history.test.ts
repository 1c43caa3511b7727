import { expect, test } from 'vitest';
import { beginHistory, change, redo, undo } from './undo-history.ts';

test('changes are taken back and made again, those in quick succession together', () => {
  let history = beginHistory('');
  history = change(history, 'H', 0);
  history = change(history, 'He', 300);
  history = change(history, 'Hej', 900);
  history = change(history, 'Hej!', 5000);
  expect(undo(history).present).toBe('Hej');
  expect(undo(undo(history)).present).toBe('');
  expect(undo(undo(undo(history))).present).toBe('');
  expect(redo(undo(undo(history))).present).toBe('Hej');
  expect(redo(redo(redo(undo(undo(history))))).present).toBe('Hej!');
});

test('a change after taking one back begins again from there', () => {
  const history = change(change(beginHistory('a'), 'b', 0), 'c', 5000);
  const other = change(undo(history), 'd', 5100);
  expect([other.present, undo(other).present, redo(other).present]).toEqual(['d', 'b', 'd']);
});

test('what stays the same is no change', () => {
  const history = beginHistory('a');
  expect(change(history, 'a', 0)).toBe(history);
  expect([undo(history), redo(history)]).toEqual([history, history]);
});
