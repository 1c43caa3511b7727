import { createServer } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import { listening, portOf } from './outside-world.ts';

/** What a language model was sent, as far as tests look at it. */
export interface AskedModel {
  key: string;
  model: string;
  temperature: number;
  top_p: number;
  max_tokens: number;
  messages: { role: string; content: string }[];
  response_format: { json_schema: { strict: boolean; schema: object } };
}

interface Written {
  status?: number;
  /** The text of the reply; JSON that follows the schema unless a test wants otherwise. */
  content?: string;
  tokens?: number;
  /** Milliseconds. */
  after?: number;
}

/** The reply of a model that found an answer in these passages. */
export const answering = (responseText: string, ...sourceIds: string[]): Written => ({
  content: JSON.stringify({
    responseText,
    confidenceScore: 0.9,
    languageCode: 'da',
    conversationExtendedInfo: sourceIds.map((value) => ({ type: 'SourceId', value })),
  }),
});

/** A reply with what else the model was asked for. */
export const withDetails = ({ content = '{}' }: Written, details: unknown): Written => ({
  content: JSON.stringify({ ...JSON.parse(content), details }),
});

/** The reply of a model to whom the passages told nothing. */
export const knowingNothing: Written = {
  content: JSON.stringify({
    responseText: '',
    confidenceScore: -1,
    languageCode: 'da',
    conversationExtendedInfo: [],
  }),
};

/** A provider of language models that speaks OpenAI's chat completions and says what a test tells it to. */
export function useLanguageModel() {
  const asked: AskedModel[] = [];
  const model = { asked, url: '', answer: (_: AskedModel): Written => knowingNothing };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const sent: AskedModel = { ...JSON.parse(body), key: request.headers.authorization ?? '' };
      asked.push(sent);
      const { status = 200, content = '', tokens = 100, after = 0 } = model.answer(sent);
      const said =
        status < 300
          ? { choices: [{ message: { role: 'assistant', content } }], usage: { total_tokens: tokens } }
          : { error: { message: 'The model said no' } };
      setTimeout(() => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
      }, after);
    });
  });
  beforeAll(async () => {
    await listening(server);
    model.url = `http://127.0.0.1:${portOf(server.address())}/v1`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return model;
}
