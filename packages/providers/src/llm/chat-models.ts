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
  usage: z.object({ total_tokens: z.int().default(0) }).nullish(),
});
const refusal = z.object({
  error: z.object({ message: z.string(), code: z.string().nullish(), param: z.string().nullish() }),
});

/** What models that think before they answer do not take: OpenAI's o series and those after GPT-4. */
const dispensable = ['max_tokens', 'temperature', 'top_p'] as const;
type Dispensable = (typeof dispensable)[number];

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
  /** What a model at an address has refused to be told. */
  private readonly refused = new Map<string, Set<Dispensable>>();

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
    const left = () => until - Date.now();
    let reply = await this.ask(access, request, left());
    while (this.learnsFrom(reply, access, request) && left() > 0)
      reply = await this.ask(access, request, left());
    const isOverloaded = reply.status === 429 || reply.status >= 500;
    if (isOverloaded) await new Promise((resolve) => setTimeout(resolve, pause));
    if (isOverloaded && left() > 0) reply = await this.ask(access, request, left());
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

  /** Whether a model refuses to be told something that it was told, and had not refused before. */
  private learnsFrom(
    { status, body }: { status: number; body: string },
    access: ModelAccess,
    request: ChatRequest,
  ): boolean {
    if (status !== 400) return false;
    const { data } = refusal.safeParse(parse(body));
    const param = dispensable.find((one) => one === data?.error.param);
    if (!param || !data?.error.code?.startsWith('unsupported_')) return false;
    const refused = this.refusedBy(access, request);
    if (refused.has(param)) return false;
    this.refused.set(placeOf(access, request), new Set([...refused, param]));
    return true;
  }

  private refusedBy(access: ModelAccess, request: ChatRequest): ReadonlySet<Dispensable> {
    return this.refused.get(placeOf(access, request)) ?? new Set();
  }

  close(): Promise<void> {
    return this.client.close();
  }

  private ask(access: ModelAccess, request: ChatRequest, timeoutMs: number) {
    const { url, key } = access;
    const { model, messages, temperature, topP, maxTokens, reply } = request;
    const refused = this.refusedBy(access, request);
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
          ...(!refused.has('temperature') && { temperature }),
          ...(!refused.has('top_p') && { top_p: topP }),
          [refused.has('max_tokens') ? 'max_completion_tokens' : 'max_tokens']: maxTokens,
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

const placeOf = ({ url }: ModelAccess, { model }: ChatRequest): string => `${url} ${model}`;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
