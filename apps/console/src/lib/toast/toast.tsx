import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { ToastKind } from '../../ui/Toast.tsx';
import { errorText } from './error-text.ts';
import type { Toaster } from './ToastHost.tsx';

/** Milliseconds a toast stays (spec 1 section 8). */
const durations: Record<ToastKind, number> = { error: 6000, success: 6000, warning: 6000, info: 10_000 };

/** Milliseconds after which what had to wait for the network is no longer news. */
const newsFor = 60_000;

const ToastHost = lazyPart(async () => ({ default: (await import('./ToastHost.tsx')).ToastHost }));

// Toasts are rare on the first screen: what shows them is fetched with the first one.
let needed = false;
let tellNeeded = () => {};
const toaster = Promise.withResolvers<Toaster>();
const subscribe = (tell: () => void) => {
  tellNeeded = tell;
  return () => {
    tellNeeded = () => {};
  };
};

/** Gives toasts a place. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const shown = useSyncExternalStore(subscribe, () => needed);
  return (
    <>
      {children}
      <Suspense>{shown && <ToastHost onReady={toaster.resolve} />}</Suspense>
    </>
  );
}

function post(kind: ToastKind, content: ReactNode, key?: string): void {
  needed = true;
  tellNeeded();
  const asked = Date.now();
  const options = { key, variant: kind, autoHideDuration: durations[kind], preventDuplicate: true } as const;
  void toaster.promise.then(({ show }) => {
    if (Date.now() - asked < newsFor) show(content, options);
  });
}

/** Shows messages; usable outside components too. */
export const toast = {
  success: (text: string) => post('success', text),
  error: (text: string) => post('error', text),
  warning: (text: string) => post('warning', text),
  info: (text: string) => post('info', text),
  /** Says what went wrong with a call, in the user's language. */
  failure: (error: unknown) => post('error', errorText(error)),
  /** More than words; one toast for each key, which can be closed by it. */
  notice: (key: string, content: ReactNode) => post('info', content, key),
  close: (key: string) => void toaster.promise.then(({ close }) => close(key)),
};

/** The toasts: `toast.success(t('…'))`, `toast.failure(error)`. */
export function useToast() {
  return toast;
}
