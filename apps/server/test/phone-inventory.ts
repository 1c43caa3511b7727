import {
  endpoints,
  newId,
  type PhoneNumber,
  type PhoneNumberInput,
  type PhoneProviderDetail,
  type PhoneProviderInput,
} from '@samtale/contract';
import { createId } from '../src/platform/database/columns.ts';
import type { SignedIn } from './people.ts';

const calls = endpoints.phoneNumbers;

/** The inventory of numbers and providers, as somebody calls it who works on an agent. */
export const phoneInventory = (staff: () => SignedIn, agentId: () => string) => {
  let made = 0;
  const params = () => ({ agentId: agentId() });
  return {
    list: (query: { searchText?: string; activeFilter?: number } = {}, page = 0) =>
      staff().call(calls.getPhoneNumbers, { params: { ...params(), page }, query }),
    providers: async () => (await staff().call(calls.getPhoneProviderList, { params: params() })).list,
    saveProvider: (input: Partial<PhoneProviderInput> = {}): Promise<PhoneProviderDetail> =>
      staff().call(calls.addOrUpdatePhoneProvider, {
        params: params(),
        body: { id: newId, name: `Udbyder ${createId()}`, customerId: null, ...input },
      }),
    provider: (phoneProviderId: string) =>
      staff().call(calls.getPhoneProviderById, { params: { ...params(), phoneProviderId } }),
    removeProvider: (phoneProviderId: string) =>
      staff().call(calls.deletePhoneProvider, { params: { ...params(), phoneProviderId } }),
    /** Saves a Danish number that nobody has, but for what is told of it. */
    saveNumber: (
      input: Pick<PhoneNumberInput, 'phoneProviderId'> & Partial<PhoneNumberInput>,
    ): Promise<PhoneNumber> =>
      staff().call(calls.addOrUpdatePhoneNumber, {
        params: params(),
        body: {
          id: newId,
          number: String(20_120_000 + ++made),
          countryId: 'DK',
          sipUsername: `key-${createId()}`,
          supportsVoice: true,
          supportsSms: false,
          serviceType: 0,
          handlingType: 0,
          state: 1,
          ...input,
        },
      }),
    number: (phoneNumberId: string) =>
      staff().call(calls.getPhoneNumberById, { params: { ...params(), phoneNumberId } }),
    removeNumber: (phoneNumberId: string) =>
      staff().call(calls.deletePhoneNumber, { params: { ...params(), phoneNumberId } }),
    findNumbers: async (text: string) =>
      (await staff().call(calls.getPhoneNumberBySearch, { params: { ...params(), text } })).list,
    findCountries: async (text: string) =>
      (await staff().call(calls.getCountryList, { params: { ...params(), text } })).list,
    findCompanies: async (text: string) =>
      (await staff().call(calls.getCustomerByName, { params: { ...params(), text } })).list,
  };
};
