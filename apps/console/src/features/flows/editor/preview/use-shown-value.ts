import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownValue } from '../../../bubbles/shown-values.ts';
import { chipLook } from '../parameters/parameter-colors.ts';
import { useValuesInScope } from '../parameters/values-in-scope.ts';

/** How the preview shows a value that nobody has said: by its name, or as it is taken for granted. */
export function useShownValue(): (name: string) => ShownValue {
  const { t } = useTranslation('flows');
  const values = useValuesInScope();
  return useCallback(
    (name) => {
      const index = values.findIndex((value) => value.name === name);
      const title = t(index < 0 ? 'preview.unknownValue' : 'preview.value', { name });
      return { text: values[index]?.defaultValue?.trim() || name, title, look: chipLook(index) };
    },
    [t, values],
  );
}
