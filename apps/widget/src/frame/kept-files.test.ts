import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newUpload, type Upload } from './components/visitor-actions/upload.ts';
import { attachedAgain, keepFiles } from './kept-files.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const upload = (name: string, news: Partial<Upload>): Upload => ({
  ...newUpload(name, new File(['Hej'], name)),
  ...news,
});
const sent = { id: crypto.randomUUID(), name: 'a.txt', contentType: 'text/plain', bytes: 3 };
const all = [
  upload('a.txt', { state: 'there', sent }),
  upload('b.txt', { state: 'going' }),
  upload('c.txt', { state: 'lost' }),
  upload('d.exe', { state: 'refused' }),
];
const statesOf = (uploads: readonly Upload[]) => uploads.map(({ name, state }) => `${name} ${state}`);

test('a file that the server has is attached again, one on its way is to be chosen again', () => {
  const again = attachedAgain(keepFiles(all));
  expect(statesOf(again)).toEqual(['a.txt there', 'b.txt gone', 'c.txt gone']);
  expect(again[0]).toMatchObject({ sent, bytes: 3 });
});

test('a file that the server has forgotten by now is to be chosen again', () => {
  const kept = keepFiles(all.slice(0, 1).map((one) => ({ ...one, at: Date.now() })));
  vi.advanceTimersByTime(24 * 3_600_000);
  const [again] = attachedAgain(kept);
  expect(again).toMatchObject({ state: 'gone', sent: null });
});
