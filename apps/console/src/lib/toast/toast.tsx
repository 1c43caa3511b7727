import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { ToastKind } from '../../ui/Toast.tsx';
import { errorText } from './error-text.ts';
import { ToastList } from './toast-list.ts';

/** Milliseconds after which what had to wait for the network is no longer news. */
const newsFor = 60_000;

const toasts = new ToastList();

// Toasts are rare on the first screen: what shows them is fetched with the first one.
const ToastHost = lazyPart(async () => {
  const { ToastHost } = await import('./ToastHost.tsx');
  toasts.forgetBefore(Date.now() - newsFor);
  return { default: ToastHost };
});
let isNeeded = false;
const isHostNeeded = () => {
  isNeeded ||= toasts.all().length > 0;
  return isNeeded;
};

/** Gives toasts a place. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const isNeededNow = useSyncExternalStore(toasts.subscribe, isHostNeeded);
  return (
    <>
      {children}
      <Suspense>{isNeededNow && <ToastHost toasts={toasts} />}</Suspense>
    </>
  );
}

const say = (kind: ToastKind, text: string) => toasts.show(kind, text, text);

/** Shows messages; usable outside components too. The same message is shown once at a time. */
export const toast = {
  success: (text: string) => say('success', text),
  error: (text: string) => say('error', text),
  warning: (text: string) => say('warning', text),
  info: (text: string) => say('info', text),
  /** Says what went wrong with a call, in the user's language. */
  failure: (error: unknown) => say('error', errorText(error)),
  /** More than words; one toast for each key, which can be closed by it. */
  notice: (key: string, content: ReactNode) => toasts.show('info', content, key),
  close: (key: string) => toasts.close(key),
  /** Keys of the errors that something tells of before it returns, to close them once they are settled. */
  errorsOf: (work: () => void): string[] => toasts.errorsOf(work),
};

/** The toasts: `toast.success(t('…'))`, `toast.failure(error)`. */
export function useToast() {
  return toast;
}
