import { createClient, endpoints } from '@samtale/contract';
import type { Product } from './product.ts';
import type { Language } from './texts.ts';

/** A visitor who writes over the API, where the chat on a page is not what is tried. */
export interface VisitorByCalls {
  chatToken: string;
  say(text: string): Promise<void>;
}

/** Begins a conversation on the company's demo widget. */
export async function beginConversation(product: Product, language: Language): Promise<VisitorByCalls> {
  const baseUrl = `${product.url}/api`;
  const { token, chatToken } = await createClient({ baseUrl, token: () => null })(
    endpoints.widgets.startConversation,
    { params: { clientKey: product.clientKey }, body: { language } },
  );
  const call = createClient({ baseUrl, token: () => token });
  return {
    chatToken,
    async say(text) {
      await call(endpoints.widgets.sendVisitorMessage, { body: { clientId: crypto.randomUUID(), text } });
    },
  };
}
