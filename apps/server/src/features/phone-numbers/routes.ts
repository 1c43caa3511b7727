import { endpoints } from '@samtale/contract';
import type { App } from '../../app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { findCompanies } from './find-companies.ts';
import { findCountries } from './find-countries.ts';
import { findPhoneNumbers, listPhoneNumbers, readPhoneNumber } from './read-phone-numbers.ts';
import { listProviders, readProvider } from './read-providers.ts';
import { removePhoneNumber } from './remove-phone-number.ts';
import { removeProvider } from './remove-provider.ts';
import { savePhoneNumber } from './save-phone-number.ts';
import { saveProvider } from './save-provider.ts';
import { listWantedNumbers } from './wanted-numbers.ts';

const calls = endpoints.phoneNumbers;

export const phoneNumberRoutes = (app: App): Route[] => [
  route(calls.getPhoneNumbers, async ({ params, query }) => {
    const [shown, phoneProviders, wanted] = await Promise.all([
      listPhoneNumbers(app, { ...params, ...query }),
      listProviders(app),
      listWantedNumbers(app),
    ]);
    return { ...shown, phoneProviders, wanted };
  }),
  route(calls.addOrUpdatePhoneNumber, ({ body }) => savePhoneNumber(app, body)),
  route(calls.getPhoneNumberById, ({ params }) => readPhoneNumber(app, params.phoneNumberId)),
  route(calls.getPhoneNumberBySearch, async ({ params }) => ({
    list: await findPhoneNumbers(app, params.text),
  })),
  route(calls.deletePhoneNumber, ({ params }) => removePhoneNumber(app, params.phoneNumberId)),
  route(calls.getCountryList, async ({ params }) => ({ list: findCountries(params.text) })),
  route(calls.getPhoneProviderList, async () => ({ list: await listProviders(app) })),
  route(calls.addOrUpdatePhoneProvider, ({ body }) => saveProvider(app, body)),
  route(calls.getPhoneProviderById, ({ params }) => readProvider(app, params.phoneProviderId)),
  route(calls.deletePhoneProvider, ({ params }) => removeProvider(app, params.phoneProviderId)),
  route(calls.getCustomerByName, async ({ params }) => ({ list: await findCompanies(app, params.text) })),
];
