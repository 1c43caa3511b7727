import {
  type PhoneHandlingType,
  type PhoneNumber,
  PhoneNumberState,
  type PhoneProvider,
  type PhoneServiceType,
} from '@samtale/contract';
import { formatNumber } from '../../ui/format-number.ts';

/** A number as the form has it: what is not chosen yet is null, or empty. */
export interface NumberValues {
  number: string;
  countryId: string;
  phoneProviderId: string;
  sipUsername: string;
  supportsVoice: boolean;
  supportsSms: boolean;
  serviceType: PhoneServiceType | null;
  handlingType: PhoneHandlingType | null;
  state: Exclude<PhoneNumberState, typeof PhoneNumberState.removed>;
}

/** A new number is a Danish one for calls; where there is one provider it is that one's. */
const newNumber = (providers: readonly PhoneProvider[]): NumberValues => ({
  number: '',
  countryId: 'DK',
  phoneProviderId: providers.length === 1 ? (providers[0]?.id ?? '') : '',
  sipUsername: '',
  supportsVoice: true,
  supportsSms: false,
  serviceType: null,
  handlingType: null,
  state: PhoneNumberState.active,
});

/** A number to be edited; null makes a new one. One that is removed would be active again, with a provider that is there. */
export function numberValues(saved: PhoneNumber | null, providers: readonly PhoneProvider[]): NumberValues {
  if (!saved) return newNumber(providers);
  const { countryId, sipUsername, supportsVoice, supportsSms, serviceType, handlingType } = saved;
  return {
    number: formatNumber(saved.number),
    countryId,
    phoneProviderId: providers.some(({ id }) => id === saved.phoneProviderId) ? saved.phoneProviderId : '',
    sipUsername,
    supportsVoice,
    supportsSms,
    serviceType,
    handlingType,
    state: saved.state === PhoneNumberState.removed ? PhoneNumberState.active : saved.state,
  };
}
