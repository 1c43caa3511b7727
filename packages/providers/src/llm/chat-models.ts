import { z } from 'zod';
import { OutboundClient, OutboundError } from '../http/index.ts';

/** Where a language model is asked, without a slash at the end, and with which key; empty where none is needed. */
export interface ModelAccess {
  url: string;
  key: string;
}

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface ChatRequest {
  /** The name the product has for the model. */
  model: string;
  messages: readonly ChatMessage[];
  temperature: number;
  topP: number;
  /** Longest reply, in tokens. */
  maxTokens: number;
  /** The JSON Schema that the reply follows, and its name. */
  reply: { name: string; schema: object };
  timeoutMs: number;
}

export interface ChatReply {
  /** JSON, if the model kept to what it was told; empty where it refused to answer. */
  text: string;
  /** Of the request and the reply. */
  tokens: number;
}

/** Why there is no reply. `refused`: asking the same again is no use. */
export type ChatModelFailure = 'refused' | 'unreachable' | 'timedOut' | 'unreadable';

export class ChatModelError extends Error {
  readonly failure: ChatModelFailure;

  constructor(failure: ChatModelFailure, detail: string) {
    super(detail);
    this.failure = failure;
  }
}

export const openAiUrl = 'https://api.openai.com/v1';

/** A resource at Azure by its name, which answers as OpenAI does; null for what is no name of one. */
export const azureAccess = (resource: string, key: string): ModelAccess | null =>
  /^[a-z0-9][a-z0-9-]{0,62}$/i.test(resource)
    ? { url: `https://${resource}.openai.azure.com/openai/v1`, key }
    : null;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullable() }) })).min(1),
  usage: z.object({ total_tokens: z.int() }).nullish(),
});
const refusal = z.object({ error: z.object({ message: z.string() }) });

/** Of what a provider says went wrong, in characters. */
const longestReason = 200;

/** Asked again after so many milliseconds where the provider is overloaded; nobody waits longer. */
const pause = 700;

/**
 * Language models that speak OpenAI's chat completions (https://platform.openai.com/docs/api-reference/chat): OpenAI,
 * Azure, and servers of one's own such as Ollama and vLLM.
 */
export class ChatModels {
  /** The server's own; null where agents bring theirs. */
  readonly access: ModelAccess | null;
  private readonly models: ReadonlyMap<string, string>;
  private readonly client: OutboundClient;

  /** `models` are the provider's names of models by the product's. */
  constructor(
    access: ModelAccess | null,
    models: ReadonlyMap<string, string>,
    allowedPlaces: readonly string[],
  ) {
    this.access = access;
    this.models = models;
    // Whoever runs the server has named its own, so it may be anywhere.
    this.client = new OutboundClient([...allowedPlaces, ...(access ? [new URL(access.url).hostname] : [])]);
  }

  /** What can be chosen. */
  get names(): string[] {
    return [...this.models.keys()];
  }

  /** @throws {ChatModelError} when there is no reply. */
  async complete(access: ModelAccess, request: ChatRequest): Promise<ChatReply> {
    const until = Date.now() + request.timeoutMs;
    const first = await this.ask(access, request, request.timeoutMs);
    const isOverloaded = first.status === 429 || first.status >= 500;
    if (isOverloaded) await new Promise((resolve) => setTimeout(resolve, pause));
    const left = until - Date.now();
    const reply = isOverloaded && left > 0 ? await this.ask(access, request, left) : first;
    const said = parse(reply.body);
    if (reply.status >= 300) {
      const reason = refusal.safeParse(said).data?.error.message ?? '';
      const failure = reply.status === 429 || reply.status >= 500 ? 'unreachable' : 'refused';
      throw new ChatModelError(
        failure,
        `${reply.status} ${reason}`.trim().slice(0, longestReason).toWellFormed(),
      );
    }
    const { data } = completion.safeParse(said);
    const message = data?.choices[0]?.message;
    if (!data || !message) throw new ChatModelError('unreadable', '');
    return { text: message.content ?? '', tokens: data.usage?.total_tokens ?? 0 };
  }

  close(): Promise<void> {
    return this.client.close();
  }

  private ask({ url, key }: ModelAccess, request: ChatRequest, timeoutMs: number) {
    const { model, messages, temperature, topP, maxTokens, reply } = request;
    return this.client
      .ask({
        method: 'POST',
        url: `${url}/chat/completions`,
        headers: [
          { name: 'content-type', value: 'application/json' },
          ...(key ? [{ name: 'authorization', value: `Bearer ${key}` }] : []),
        ],
        body: JSON.stringify({
          model: this.models.get(model) ?? model,
          messages,
          temperature,
          top_p: topP,
          max_tokens: maxTokens,
          response_format: { type: 'json_schema', json_schema: { ...reply, strict: true } },
        }),
        timeoutMs,
      })
      .catch((error: unknown) => {
        if (!(error instanceof OutboundError)) throw error;
        const failure = error.failure === 'timedOut' ? 'timedOut' : 'unreachable';
        throw new ChatModelError(failure, error.message);
      });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
