import { type CustomContentProps, enqueueSnackbar, SnackbarProvider } from 'notistack';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Toast, type ToastKind } from '../ui/Toast.tsx';
import { errorText } from './error-text.ts';

/** Milliseconds a toast stays (spec 1 section 8). */
const durations: Record<ToastKind, number> = { error: 6000, success: 6000, warning: 6000, info: 10_000 };

type ContentProps = CustomContentProps & { ref?: Ref<HTMLDivElement> };

function ToastContent({ kind, ...props }: ContentProps & { kind: ToastKind }) {
  const { t } = useTranslation();
  return <Toast {...props} kind={kind} closeLabel={t('action.close')} />;
}
const contents = {
  success: (props: ContentProps) => <ToastContent {...props} kind="success" />,
  error: (props: ContentProps) => <ToastContent {...props} kind="error" />,
  warning: (props: ContentProps) => <ToastContent {...props} kind="warning" />,
  info: (props: ContentProps) => <ToastContent {...props} kind="info" />,
};

/** Where toasts appear: top right, at most four. */
export function ToastProvider({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
      maxSnack={4}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      transitionDuration={{ enter: 160, exit: 120 }}
      Components={contents}
    >
      {children}
    </SnackbarProvider>
  );
}

function show(kind: ToastKind) {
  return (text: string) => {
    enqueueSnackbar(text, { variant: kind, autoHideDuration: durations[kind], preventDuplicate: true });
  };
}

/** Shows messages; usable outside components too, once the app stands. */
export const toast = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('info'),
  /** Says what went wrong with a call, in the user's language. */
  failure(error: unknown) {
    toast.error(errorText(error));
  },
};

/** The toasts: `toast.success(t('…'))`, `toast.failure(error)`. */
export function useToast() {
  return toast;
}
