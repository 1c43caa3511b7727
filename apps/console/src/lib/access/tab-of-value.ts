import { type CompanyValueName, isHoursValue } from '@samtale/contract';
import type { TabName } from './tab-names.ts';

/** The tab on which a value of the company is told. */
export const tabOfValue = (name: CompanyValueName): TabName =>
  isHoursValue(name) ? 'officeTime' : 'company';
