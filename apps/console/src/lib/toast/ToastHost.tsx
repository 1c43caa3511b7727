import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Slide from '@mui/material/Slide';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import {
  keepBelowHeads,
  toastsBottomName,
  toastsClass,
  toastsRightName,
  toastsTopName,
} from '../../ui/below-heads.ts';
import { Toast, type ToastKind } from '../../ui/Toast.tsx';
import type { ListedToast, ToastList } from './toast-list.ts';
import { useAutoClose } from './use-auto-close.ts';

/** Milliseconds a toast stays. */
const durations: Record<ToastKind, number> = { error: 6000, success: 6000, warning: 6000, info: 10_000 };
/** Milliseconds a toast takes to come and to go. */
const transition = { enter: 160, exit: 120 };

/** Where toasts appear: at the right, below the controls at the top. */
export function ToastHost({ toasts }: { toasts: ToastList }) {
  const listed = useSyncExternalStore(toasts.subscribe, toasts.all);
  if (!listed.length) return null;
  // Beside what a modal panel hides from assistive technology.
  return createPortal(<ToastColumn toasts={toasts} listed={listed} />, document.body);
}

function ToastColumn({ toasts, listed }: { toasts: ToastList; listed: readonly ListedToast[] }) {
  useEffect(keepBelowHeads, []);
  return (
    <Box
      className={toastsClass}
      sx={{
        position: 'fixed',
        top: `var(${toastsTopName}, 8px)`,
        bottom: `var(${toastsBottomName}, auto)`,
        right: `var(${toastsRightName}, 20px)`,
        zIndex: 'snackbar',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-end',
        maxHeight: '100%',
        // The column itself is not seen, and not in the way of what it covers.
        pointerEvents: 'none',
      }}
    >
      {listed.map((one) => (
        <ToastItem key={one.key} toast={one} toasts={toasts} />
      ))}
    </Box>
  );
}

function ToastItem({ toast, toasts }: { toast: ListedToast; toasts: ToastList }) {
  const { t } = useTranslation();
  const { key, kind, content, isOpen } = toast;
  const close = () => toasts.close(key);
  const held = useAutoClose(durations[kind], isOpen, close);
  return (
    <Collapse in={isOpen} appear timeout={transition} onExited={() => toasts.remove(key)}>
      <Slide in={isOpen} appear direction="left" timeout={transition}>
        <Box {...held} sx={{ py: 0.75, pointerEvents: 'auto' }}>
          <Toast kind={kind} closeLabel={t('action.close')} onClose={close}>
            {content}
          </Toast>
        </Box>
      </Slide>
    </Collapse>
  );
}
