import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../ui/ConfirmProvider.tsx';
import { sourceSearch } from '../source-search.ts';

/** Asks before a page whose text was changed is closed without saving, also by the browser's way back. */
export function usePageGuard(pageId: string, dirty: boolean): void {
  const { t } = useTranslation('jobs');
  const confirm = useConfirm();
  useBlocker({
    disabled: !dirty,
    enableBeforeUnload: () => dirty,
    shouldBlockFn: async ({ current, next }) => {
      const staysOpen = current.pathname === next.pathname && sourceSearch.parse(next.search).open === pageId;
      if (staysOpen) return false;
      const leaves = await confirm({
        title: t('page.leave.title'),
        description: t('page.leave.description'),
        confirmLabel: t('page.leave.confirm'),
        cancelLabel: t('page.leave.stay'),
        destructive: true,
      });
      return !leaves;
    },
  });
}
