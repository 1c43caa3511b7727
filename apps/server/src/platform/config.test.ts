import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const modelsIn = (text: string) => [...readConfig({ SAMTALE_LLM_MODELS: text }).languageModels.names];

test('models are named as staff choose them and as the provider knows them, or once for both', () => {
  expect(modelsIn('gpt4o-5=gpt-4o, local=llama3.1:8b\nqwen3')).toEqual([
    ['gpt4o-5', 'gpt-4o'],
    ['local', 'llama3.1:8b'],
    ['qwen3', 'qwen3'],
  ]);
  expect(modelsIn('own=run=7')).toEqual([['own', 'run=7']]);
});

test.for(['', '=gpt-4o', 'gpt4o-5=', 'gpt4o-5=gpt-4o ='])('models named as "%s" are not taken', (text) => {
  expect(() => modelsIn(text)).toThrow(/SAMTALE_LLM_MODELS/);
});
