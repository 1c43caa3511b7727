import { isCompanyValue } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import type { ValueInScope } from '../parameters/values-in-scope.ts';

/** What a value is called where it is chosen: its name, or in words what is told of the company. */
export function useValueWords(): (value: Pick<ValueInScope, 'name' | 'isOfCompany'>) => string {
  const { t } = useTranslation('flows');
  return ({ name, isOfCompany }) => (isOfCompany && isCompanyValue(name) ? t(`companyValue.${name}`) : name);
}
