import { createClient, endpoints, newId } from '../../packages/contract/src/index.ts';
import type { Console } from './console.ts';

const calls = endpoints.phoneNumbers;

/** Providers by name, with the first number of each and how many in a row it has. */
const inventory = [
  { name: 'Nordtel', first: 70_102_000, count: 9, ofCompany: false },
  { name: 'Sundklang', first: 88_204_000, count: 4, ofCompany: true },
] as const;

/** Has providers and numbers there over the API, unless there are some: who is signed in looks after all agents. */
export async function haveNumbers({ page }: Console): Promise<void> {
  const kept = await page.evaluate(() => localStorage.getItem('samtale.session'));
  const token: string = JSON.parse(kept ?? '').tokens.accessToken.token;
  const call = createClient({ baseUrl: new URL('/api', page.url()).href, token: () => token });
  const [link] = (await call(endpoints.auth.getUserByAccessToken)).userAgentList;
  if (!link) throw new Error('No agent');
  const params = { agentId: link.agentId };
  const { list: companies } = await call(calls.getCustomerByName, { params: { ...params, text: '*' } });
  const there = (await call(calls.getPhoneProviderList, { params })).list.map(({ name }) => name);
  for (const { name, first, count, ofCompany } of inventory) {
    if (there.includes(name)) continue;
    const customerId = ofCompany ? (companies[0]?.id ?? null) : null;
    const provider = await call(calls.addOrUpdatePhoneProvider, {
      params,
      body: { id: newId, name, customerId },
    });
    for (let n = 0; n < count; n++)
      await call(calls.addOrUpdatePhoneNumber, {
        params,
        body: {
          id: newId,
          number: String(first + n),
          countryId: 'DK',
          phoneProviderId: provider.id,
          sipUsername: `${name.toLowerCase()}-${n + 1}`,
          supportsVoice: true,
          supportsSms: n % 2 === 0,
          serviceType: ofCompany ? 1 : 0,
          handlingType: ofCompany ? 1 : 0,
          state: n % 3 === 2 ? 2 : 1,
        },
      });
  }
}
