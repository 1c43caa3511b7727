import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { StartError } from './start-error.ts';

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

/** What is said of settings that are refused. */
function refusalOf(settings: NodeJS.ProcessEnv): string {
  try {
    readConfig(settings);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  throw new Error('They are taken');
}

test.for([
  ['PORT', 'http', 'PORT=http cannot be used: it has to be a whole number from 0 to 65535.'],
  ['PORT', '70000', 'PORT=70000 cannot be used: it has to be a whole number from 0 to 65535.'],
  ['SAMTALE_DEMO', 'maybe', 'SAMTALE_DEMO=maybe cannot be used: it has to be on or off.'],
  [
    'SAMTALE_URL',
    'chat.example.com',
    /^SAMTALE_URL=chat\.example\.com .* an address with http:\/\/ or https:\/\/\.$/,
  ],
  ['SAMTALE_SECRET_KEY', 'hunter2', /^SAMTALE_SECRET_KEY=\*\*\* .* 32 bytes in base64 .*\.$/],
  ['SAMTALE_LOG', 'loud', /^SAMTALE_LOG=loud .* silent, error, warn, info or debug\.$/],
  ['SAMTALE_STOP_SECONDS', '0', /^SAMTALE_STOP_SECONDS=0 .* from 1 to 600\.$/],
  [
    'SAMTALE_ALLOWED_HOSTS',
    '10.0.0.0/99',
    /^SAMTALE_ALLOWED_HOSTS=10\.0\.0\.0\/99 .* such as 10\.1\.0\.0\/16\.$/,
  ],
  ['SMTP_URL', 'smtp://me:hunter2@mail', /^SMTP_URL=smtp:\/\/me:\*\*\*@mail .* set MAIL_FROM .*\.$/],
  ['SMS_URL', 'pigeon://me:hunter2@loft', /^SMS_URL=pigeon:\/\/me:\*\*\*@loft .* gatewayapi:\/\/.*\.$/],
  ['S3_ENDPOINT', 'https://s3.example.com', /^S3_ENDPOINT=https.* S3_BUCKET, S3_KEY and S3_SECRET .*\.$/],
  ['MICROSOFT_TENANT', 'common', /^MICROSOFT_TENANT=common .* one tenant.*\.$/],
  [
    'DATABASE_URL',
    'me:hunter2@db',
    /^DATABASE_URL=me:\*\*\*@db .* postgres:\/\/user:password@host:5432\/database.*\.$/,
  ],
  [
    'REDIS_URL',
    'http://:hunter2@cache',
    /^REDIS_URL=http:\/\/:\*\*\*@cache .* redis:\/\/:password@host:6379\.$/,
  ],
] as const)('%s=%s is refused in one sentence', ([name, value, said]) => {
  const refusal = refusalOf({ [name]: value });
  expect(refusal).toMatch(said);
  expect(refusal).not.toContain('hunter2');
  expect(refusal.split('\n')).toHaveLength(1);
});
