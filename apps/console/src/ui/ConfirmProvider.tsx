import { createContext, type ReactNode, Suspense, useCallback, useContext, useRef, useState } from 'react';
import type { ConfirmQuestion } from './ConfirmDialog.tsx';
import { lazyPart } from './lazy-part.ts';

type Confirm = (question: ConfirmQuestion) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);
const LazyConfirmDialog = lazyPart(async () => ({
  default: (await import('./ConfirmDialog.tsx')).ConfirmDialog,
}));

/** Holds the one confirmation dialog of the app, which is fetched at the first question. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<ConfirmQuestion | null>(null);
  const [open, setOpen] = useState(false);
  const settle = useRef<(answer: boolean) => void>(() => {});

  const confirm = useCallback<Confirm>((asked) => {
    settle.current(false);
    setQuestion(asked);
    setOpen(true);
    return new Promise((resolve) => {
      settle.current = resolve;
    });
  }, []);
  const answer = (value: boolean) => {
    setOpen(false);
    settle.current(value);
  };

  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && (
        <Suspense>
          <LazyConfirmDialog question={question} open={open} onAnswer={answer} />
        </Suspense>
      )}
    </ConfirmContext>
  );
}

/** Asks before something is done: `if (await confirm({ title, confirmLabel, cancelLabel })) …`. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider above it');
  return confirm;
}
