import type { Customer } from '@samtale/contract';

/** What a customer is called: the name, or what else they are known by. The server keeps none without any. */
export const customerLabel = ({ name, phone, email }: Pick<Customer, 'name' | 'phone' | 'email'>): string =>
  name || phone || email;
