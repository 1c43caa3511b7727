import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { hasSession } from '../session/session.ts';

/**
 * Asks before an editor is left with unsaved changes; `description` says what would be lost. `allow` lets the next
 * way out pass without a question. An editor that keeps its changes elsewhere says with `onLeave` how they are let go
 * of; when the session ends it is left without a question, and they are there after the next sign-in.
 */
export function useUnsavedGuard(
  dirty: boolean,
  description: string,
  onLeave?: () => void,
): { allow(): void } {
  const { t } = useTranslation('flows');
  const confirm = useConfirm();
  const allowed = useRef(false);
  useBlocker({
    disabled: !dirty,
    enableBeforeUnload: () => dirty && !allowed.current,
    shouldBlockFn: async ({ current, next }) => {
      if (allowed.current || current.pathname === next.pathname) return false;
      if (onLeave && !hasSession()) return false;
      const leave = await confirm({
        title: t('editor.unsaved.title'),
        description,
        confirmLabel: t('editor.unsaved.leave'),
        cancelLabel: t('editor.unsaved.stay'),
        destructive: true,
      });
      if (leave) onLeave?.();
      return !leave;
    },
  });
  return {
    allow: () => {
      allowed.current = true;
    },
  };
}
