import { expect, test, vi } from 'vitest';
import type { ToastList } from './toast-list.ts';

const list = await vi.hoisted(async () => {
  const { ToastList } = await import('./toast-list.ts');
  return new ToastList();
});
vi.mock('./toast.tsx', () => ({
  toast: {
    error: (text: string) => list.show('error', text, text),
    failure: (error: unknown) => list.show('error', String(error), String(error)),
    errorsOf: (work: () => void) => list.errorsOf(work),
    close: (key: string) => list.close(key),
  },
}));
const { ToldFailures } = await import('./told-failures.ts');

const openIn = (toasts: ToastList) => toasts.all().flatMap(({ key, isOpen }) => (isOpen ? [key] : []));

test('a save that succeeds closes what was said of those before, and nothing of other forms', () => {
  const [form, other] = [new ToldFailures(), new ToldFailures()];
  form.error('Give it a name.');
  form.failure('No network');
  other.error('Choose a team.');
  form.settle();
  expect(openIn(list)).toEqual(['Choose a team.']);
});

test('what is saved elsewhere by the same form settles only its own', () => {
  const form = new ToldFailures();
  form.error('One failed', 'one');
  form.error('Two failed', 'two');
  form.settle('two');
  expect(openIn(list)).toContain('One failed');
  expect(openIn(list)).not.toContain('Two failed');
});
