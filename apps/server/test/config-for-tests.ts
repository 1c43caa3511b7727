import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../src/platform/config.ts';

/** A server on a free port. It is silent, since tests provoke failures, unless SAMTALE_LOG=error asks for them. */
export const configForTests = (redisUrl: string | null = null, more: Partial<Config> = {}): Config => ({
  port: 0,
  host: '127.0.0.1',
  dataDirectory: '',
  databaseUrl: null,
  redisUrl,
  mail: null,
  sms: null,
  languageModels: { access: null, names: new Map([['gpt4o-5', 'gpt-4o']]) },
  files: { folder: join(tmpdir(), `samtale-test-files-${process.pid}`) },
  allowedHosts: [],
  publicUrl: null,
  trustedProxies: 0,
  secretKeys: [],
  auditDays: 365,
  workAccounts: [],
  passwordMin: 4,
  // Nobody waits for work in a test.
  signUpTries: 2,
  demo: false,
  userAdmins: [],
  visitorLimits: { messages: 100_000, conversations: 100_000 },
  points: { visitor: 1e9, user: 1e9, network: 1e9, company: 1e9 },
  salesMail: null,
  mainSite: null,
  stopSeconds: 10,
  logLevel: process.env.SAMTALE_LOG === 'error' ? 'error' : 'silent',
  ...more,
});
