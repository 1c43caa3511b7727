import type { ReactNode } from 'react';
import type { ToastKind } from '../../ui/Toast.tsx';

export interface ListedToast {
  key: string;
  kind: ToastKind;
  content: ReactNode;
  /** Closed ones stay until they have left the screen (`remove`). */
  isOpen: boolean;
  /** Milliseconds since 1970. */
  askedAt: number;
}

/** So many are open at a time: one more closes the oldest. */
const mostOpen = 4;

/** What toasts there are, oldest first. It knows nothing of how they are shown, so it may be used before that is loaded. */
export class ToastList {
  private toasts: readonly ListedToast[] = [];
  private readonly listeners = new Set<() => void>();
  /** Keys of the errors that `errorsOf` is listening for. */
  private noted: Set<string> | null = null;

  readonly all = (): readonly ListedToast[] => this.toasts;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Does nothing while one with this key is open. */
  show(kind: ToastKind, content: ReactNode, key: string): void {
    if (kind === 'error') this.noted?.add(key);
    if (this.toasts.some((one) => one.key === key && one.isOpen)) return;
    const others = this.toasts.filter((one) => one.key !== key);
    const open = others.filter(({ isOpen }) => isOpen);
    const oldest = open.length >= mostOpen ? open[0] : undefined;
    this.change([
      ...others.map((one) => (one === oldest ? { ...one, isOpen: false } : one)),
      { key, kind, content, isOpen: true, askedAt: Date.now() },
    ]);
  }

  /** Keys of the errors that something tells of before it returns. */
  errorsOf(work: () => void): string[] {
    const outer = this.noted;
    const noted = new Set<string>();
    this.noted = noted;
    try {
      work();
    } finally {
      this.noted = outer;
    }
    return [...noted];
  }

  close(key: string): void {
    if (!this.toasts.some((one) => one.key === key && one.isOpen)) return;
    this.change(this.toasts.map((one) => (one.key === key ? { ...one, isOpen: false } : one)));
  }

  /** Forgets one that has left the screen. */
  readonly remove = (key: string): void => {
    this.change(this.toasts.filter((one) => one.key !== key || one.isOpen));
  };

  /** Forgets what was closed, or asked for before a moment (milliseconds since 1970), while nothing could show it. */
  forgetBefore(moment: number): void {
    this.change(this.toasts.filter(({ isOpen, askedAt }) => isOpen && askedAt >= moment));
  }

  private change(toasts: readonly ListedToast[]): void {
    this.toasts = toasts;
    for (const listener of this.listeners) listener();
  }
}
