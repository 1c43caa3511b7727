import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from '@playwright/test';

interface Said {
  text: string;
  /** The titles of the passages it rests on, or how many of the first ones. */
  sources: readonly string[] | number;
  /** What else it was asked for. */
  details?: Record<string, string | number | null>;
}

/** A provider of language models that says what a test tells it to, and notes what it was sent. */
export interface LanguageModel {
  /** The contents of the messages of each request. */
  asked: string[][];
  /** The titles of the passages that went along with the last request. */
  passages(): string[];
  /** Null finds nothing in the sources, `fails` refuses. */
  answer: (question: string) => Said | null | 'fails';
  /** What the product is started with, so that it asks here. */
  settings(): Promise<Record<string, string>>;
}

/** Gives a file's tests a language model of their own. */
export function useLanguageModel(): LanguageModel {
  const passages = () => titlesIn(model.asked.at(-1)?.[0] ?? '');
  const model: LanguageModel = { asked: [], passages, answer: () => null, settings };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { messages } = JSON.parse(body) as { messages: { content: string }[] };
      const contents = messages.map(({ content }) => content);
      model.asked.push(contents);
      const said = model.answer(contents.at(-1) ?? '');
      if (said === 'fails') response.writeHead(400).end('{}');
      else response.end(completion(said, model.passages()));
    });
  });
  async function settings() {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { SAMTALE_LLM_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` };
  }
  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return model;
}

const titlesIn = (instructions: string): string[] =>
  [...instructions.matchAll(/<passage id="\d+" title="([^"]*)"/g)].flatMap(([, title]) => title ?? []);

function completion(said: Said | null, passages: readonly string[]): string {
  const { text, sources, details }: Said = said ?? { text: '', sources: 0 };
  const cited = typeof sources === 'number' ? passages.slice(0, sources) : sources;
  const content = JSON.stringify({
    responseText: text,
    confidenceScore: said ? 0.9 : -1,
    languageCode: 'da',
    conversationExtendedInfo: cited.map((title) => ({
      type: 'SourceId',
      value: String(passages.indexOf(title) + 1),
    })),
    details,
  });
  return JSON.stringify({ choices: [{ message: { content } }], usage: { total_tokens: 321 } });
}
