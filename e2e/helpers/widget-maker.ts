import type { APIRequestContext } from '@playwright/test';
import { type ChatClient, type ChatConfig, danish, english, newChatConfig, newId } from '@samtale/contract';
import type { Product } from './product.ts';

/** Makes widgets of the demo agent as its staff would, behind the page. */
export class WidgetMaker {
  private readonly request: APIRequestContext;
  private readonly product: Product;
  private token: string | null = null;

  constructor(request: APIRequestContext, product: Product) {
    this.request = request;
    this.product = product;
  }

  /** A new widget for these sites, in both languages. */
  make(domain: string, look: Partial<ChatConfig> = {}, name = 'Nordlys Cykler'): Promise<ChatClient> {
    return this.save({
      id: newId,
      name,
      domain,
      loadHistoryMinutes: 65,
      welcomeMinutesThreshold: 60,
      chatConfig: { ...newChatConfig([danish.id, english.id]), ...look },
    });
  }

  /** A saved widget with other settings. */
  change(
    { clientKey: _key, scriptUrl: _url, lastUsed: _used, ...client }: ChatClient,
    look: Partial<ChatConfig>,
    rest: Partial<ChatClient> = {},
  ): Promise<ChatClient> {
    return this.save({ ...client, ...rest, chatConfig: { ...client.chatConfig, ...look } });
  }

  /** Deletes all but the demo's own: a plan includes only so many. */
  async clear(): Promise<void> {
    const { list } = await this.call('get', `clientList/agent/${this.product.agentId}`);
    const demo = this.product.widget.split('/').at(-1);
    for (const { id, clientKey } of list)
      if (clientKey !== demo) await this.call('delete', `agent/${this.product.agentId}/client/${id}`);
  }

  private save(selectedChatClient: object): Promise<ChatClient> {
    return this.call('patch', `client/agent/${this.product.agentId}`, { selectedChatClient });
  }

  private async call(method: 'get' | 'patch' | 'delete', path: string, data?: object) {
    this.token ??= await this.signIn();
    const reply = await this.request[method](`${this.product.url}/api/settings/${path}`, {
      headers: { authorization: `Bearer ${this.token}` },
      ...(data && { data }),
    });
    if (!reply.ok()) throw new Error(await reply.text());
    return reply.json();
  }

  private async signIn(): Promise<string> {
    const { url, user, password } = this.product;
    const reply = await this.request.post(`${url}/api/auth/login`, {
      data: { userName: user, password, lang: 'en' },
    });
    return (await reply.json()).accessToken.token;
  }
}
