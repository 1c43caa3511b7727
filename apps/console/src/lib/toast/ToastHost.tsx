import '../../ui/goober-sheet.ts';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type CustomContentProps, closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { type Ref, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toastsClass, toastsRightName, toastsTopName } from '../../ui/below-heads.ts';
import { Toast, type ToastKind } from '../../ui/Toast.tsx';

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

/** What shows and closes toasts once the host stands. */
export interface Toaster {
  show: typeof enqueueSnackbar;
  close: typeof closeSnackbar;
}

const place = {
  [`.${toastsClass}.${toastsClass}`]: {
    top: `var(${toastsTopName}, 8px)`,
    right: `var(${toastsRightName}, 20px)`,
    left: 'auto',
    width: 'auto',
    alignItems: 'flex-end',
  },
};

/** Where toasts appear: at the right, below the controls at the top, at most four. */
export function ToastHost({ onReady }: { onReady(toaster: Toaster): void }) {
  useEffect(() => onReady({ show: enqueueSnackbar, close: closeSnackbar }), [onReady]);
  return (
    <>
      <GlobalStyles styles={place} />
      <SnackbarProvider
        maxSnack={4}
        // Beside what a modal panel hides from assistive technology.
        domRoot={document.body}
        classes={{ containerRoot: toastsClass }}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transitionDuration={{ enter: 160, exit: 120 }}
        Components={contents}
      />
    </>
  );
}
