import { isCompanyValue } from '@samtale/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownValue } from '../../../bubbles/index.ts';
import { placeLook } from '../parameters/parameter-colors.ts';
import { useValuesInScope } from '../parameters/values-in-scope.ts';

/** How the preview shows a value that nobody has said: what was told of the company or is taken for granted, else its name. */
export function useShownValue(): (name: string) => ShownValue {
  const { t } = useTranslation('flows');
  const values = useValuesInScope();
  return useCallback(
    (name) => {
      const value = values.find((one) => one.name === name);
      const look = placeLook(values, name);
      if (value?.isOfCompany && isCompanyValue(name))
        return {
          text: value.defaultValue ?? t(`companyValue.${name}`),
          title: t('preview.companyValue', { name }),
          look,
        };
      const title = t(value ? 'preview.value' : 'preview.unknownValue', { name });
      return { text: value?.defaultValue?.trim() || name, title, look };
    },
    [t, values],
  );
}
