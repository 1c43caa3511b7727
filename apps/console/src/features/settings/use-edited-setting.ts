import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedGuard } from '../flows/editor/use-unsaved-guard.ts';

/**
 * A setting as it is saved until it is edited, and as it is edited until that is saved: then `settle` forgets the edit.
 * Whoever leaves it unsaved is asked.
 */
export function useEditedSetting<Value>(saved: Value) {
  const { t } = useTranslation('settings');
  const [edited, setEdited] = useState<{ value: Value } | null>(null);
  const value = edited ? edited.value : saved;
  const dirty = edited !== null && JSON.stringify(edited.value) !== JSON.stringify(saved);
  useUnsavedGuard(dirty, t('unsaved'));
  return {
    value,
    dirty,
    change: (next: Value) => setEdited({ value: next }),
    settle: () => setEdited(null),
  };
}
