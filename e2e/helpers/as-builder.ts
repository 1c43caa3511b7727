import { type Call, createClient, endpoints, withoutSecondFactor } from '@samtale/contract';
import type { Product } from './product.ts';

/** Calls the API as who builds bots: what is tried is not how things are made. */
export async function asBuilder(product: Product): Promise<Call> {
  let token: string | null = null;
  const call = createClient({ baseUrl: `${product.url}/api`, token: () => token });
  const body = { userName: product.user, password: product.password };
  token = withoutSecondFactor(await call(endpoints.auth.login, { body })).accessToken.token;
  return call;
}
