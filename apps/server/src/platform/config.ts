import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import {
  type AskerPoints,
  defaultPoints,
  minimumPasswordLength,
  visitorPointsOfMessage,
} from '@samtale/contract';
import { type ModelAccess, openAiUrl } from '@samtale/providers/llm';
import type { StorageSettings } from '@samtale/providers/storage';
import { z } from 'zod';
import { readSecretKey } from './secrets/secrets.ts';
import { StartError } from './start-error.ts';
import { withoutPassword } from './without-password.ts';
import { type WorkAccountSettings, workAccountEnvironment, workAccountsOf } from './work-account-settings.ts';

/** One key in base64 or hexadecimal, and several with commas between them. */
const secretKeys = z
  .string()
  .transform((text) =>
    text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(readSecretKey),
  )
  .refine(
    (keys) => keys.every((key) => key !== null),
    'it has to be 32 bytes in base64 or hexadecimal (openssl rand -base64 32)',
  )
  .transform((keys) => keys.filter((key) => key !== null));

/** Models by the names that staff choose them by: `gpt4o-5=gpt-4o`, or one name for both. */
const modelNames = z
  .string()
  .transform((text) =>
    text.split(/[\s,]+/).flatMap((entry) => (entry ? [/^([^=]+)(?:=(.+))?$/.exec(entry)] : [])),
  )
  .refine(
    (entries) => entries.length > 0 && !entries.includes(null),
    'it has to name models, such as gpt4o-5=gpt-4o',
  )
  .transform((entries) => {
    const named = entries.flatMap((found) => (found?.[1] ? [[found[1], found[2] ?? found[1]] as const] : []));
    return new Map(named);
  });

/** Addresses with spaces or commas between them, in small letters as the product keeps them. */
const addresses = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .pipe(z.array(z.email('each has to be an e-mail address')));

/** Hosts and networks with spaces or commas between them. */
const places = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .refine((all) => all.every(isPlace), 'each has to be a host or a network, such as 10.1.0.0/16');

function isPlace(place: string): boolean {
  const [address = '', prefix, ...more] = place.split('/');
  if (prefix === undefined) return true;
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return more.length === 0 && /^\d+$/.test(prefix) && Number(prefix) <= longest;
}

const wholeNumber = (from: number, to: number) => {
  const said = `it has to be a whole number from ${from} to ${to}`;
  return z.coerce.number(said).int(said).min(from, said).max(to, said);
};
const webAddress = z.url({ protocol: /^https?$/, error: 'it has to be an address with http:// or https://' });
const mailAddress = z.email('it has to be an e-mail address');

/** An empty one is as good as none. */
const addressOf = (protocols: RegExp, said: string) =>
  z
    .string()
    .refine((text) => text === '' || (protocols.test(text) && URL.canParse(text)), said)
    .optional();

const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  SAMTALE_DATA: z.string().default('data'),
  DATABASE_URL: addressOf(
    /^postgres(ql)?:\/\//,
    'it has to look like postgres://user:password@host:5432/database, with what is special in the password encoded (%40 for @)',
  ),
  REDIS_URL: addressOf(/^rediss?:\/\/./, 'it has to look like redis://:password@host:6379'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'it has to begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().regex(/@/, 'it has to be an e-mail address').optional(),
  SMS_URL: addressOf(
    /^(twilio|gatewayapi)(\+http)?:\/\/./,
    'it has to look like gatewayapi://:TOKEN@gatewayapi.com or twilio://SID:TOKEN@api.twilio.com',
  ),
  SMS_FROM: z.string().optional(),
  SAMTALE_LLM_URL: webAddress.optional(),
  SAMTALE_LLM_KEY: z.string().default(''),
  SAMTALE_LLM_MODELS: modelNames.prefault('gpt4o-5=gpt-4o gpt4o-mini=gpt-4o-mini gpt4.1=gpt-4.1'),
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: z.string().optional(),
  S3_KEY: z.string().optional(),
  S3_SECRET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  SAMTALE_ALLOWED_HOSTS: places.prefault(''),
  SAMTALE_URL: webAddress.optional(),
  SAMTALE_TRUST_PROXY: wholeNumber(0, 10).default(0),
  SAMTALE_AUDIT_DAYS: wholeNumber(1, 36_500).default(365),
  SAMTALE_PASSWORD_MIN: wholeNumber(minimumPasswordLength, 100).default(minimumPasswordLength),
  SAMTALE_SIGN_UP_TRIES: wholeNumber(2, 1e6).default(800),
  SAMTALE_DEMO: z.enum(['on', 'off'], 'it has to be on or off').optional(),
  SAMTALE_USER_ADMINS: addresses.prefault(''),
  SAMTALE_VISITOR_MESSAGES: wholeNumber(1, 1e9).default(60),
  SAMTALE_VISITOR_CONVERSATIONS: wholeNumber(1, 1e9).default(120),
  SAMTALE_USER_POINTS: wholeNumber(100, 1e9).default(defaultPoints.user),
  SAMTALE_NETWORK_POINTS: wholeNumber(100, 1e9).default(defaultPoints.network),
  SAMTALE_COMPANY_POINTS: wholeNumber(100, 1e9).default(defaultPoints.company),
  SAMTALE_SALES_MAIL: mailAddress.optional(),
  SAMTALE_MAIN_SITE: webAddress.optional(),
  SAMTALE_SECRET_KEY: secretKeys.default([]),
  SAMTALE_SECRET_KEYS: secretKeys.default([]),
  ...workAccountEnvironment,
  SAMTALE_STOP_SECONDS: wholeNumber(1, 600).default(10),
  SAMTALE_LOG: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], 'it has to be silent, error, warn, info or debug')
    .default('warn'),
});

/** How much visitors may do, in a minute and at once. */
export interface VisitorLimits {
  /** In one conversation: what is said, and what is done beside talking. */
  messages: number;
  /** From one network: how many conversations are begun. */
  conversations: number;
}

export interface Config {
  port: number;
  host: string;
  /** Absolute folder of the embedded database. */
  dataDirectory: string;
  /** PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | null;
  /** Redis through which several nodes share one hub; null keeps the hub in memory. */
  redisUrl: string | null;
  /** Where mail is handed over, and whom it comes from; null while the server sends none. */
  mail: { url: string; from: string } | null;
  /** The provider of text messages, and whom they come from; null while the server sends none. */
  sms: { url: string; from: string } | null;
  /**
   * Where language models are asked, null while only agents with a key of their own may; and the provider's names of
   * models by the product's.
   */
  languageModels: { access: ModelAccess | null; names: ReadonlyMap<string, string> };
  /** Where the files of conversations are kept. Several nodes need one place: S3, or a folder that they share. */
  files: StorageSettings;
  /** Hosts and networks that are not on the public Internet and that bots may ask all the same. */
  allowedHosts: string[];
  /** The address at which the world reaches this product, for links in mail; null takes the one it listens at. */
  publicUrl: string | null;
  /** So many proxies stand before the server and tell whom a request comes from; 0 believes nobody but the peer. */
  trustedProxies: number;
  /** Where people's work accounts come from. */
  workAccounts: readonly WorkAccountSettings[];
  /** For how many days the audit log keeps what was done. */
  auditDays: number;
  /** How many characters a password that is chosen has to have. */
  passwordMin: number;
  /** How often a browser tries at most until it has done the work that a sign-up asks of it, at 5,000 rounds of PBKDF2. */
  signUpTries: number;
  /** Whether there is a demo bot, whose people's password everybody knows. */
  demo: boolean;
  /** The e-mail addresses of those who look after all companies, in small letters. */
  userAdmins: readonly string[];
  visitorLimits: VisitorLimits;
  /** How much askers may ask for a minute. */
  points: AskerPoints;
  /** Where companies write that want more than their plan; null tells nobody where. */
  salesMail: string | null;
  /** The provider's main site, which a sign-up leads back to; null where there is none. */
  mainSite: string | null;
  /**
   * With which secrets are sealed that the database keeps: the first one seals, the others open what older ones sealed.
   * Without any the server makes one, which lies in the same database.
   */
  secretKeys: readonly Buffer[];
  /** For so long a server that is stopped finishes what it is doing. */
  stopSeconds: number;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

/** Reads the settings from the environment. Throws `StartError`, with a sentence for each that is wrong. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const read = environment.safeParse(env);
  if (!read.success) throw new StartError(problemsIn(read.error, env));
  const { SMTP_URL: smtpUrl, MAIL_FROM: mailFrom, SMS_URL: smsUrl, SMS_FROM: smsFrom } = read.data;
  if (smtpUrl && !mailFrom)
    throw new StartError({
      setting: `SMTP_URL=${withoutPassword(smtpUrl)}`,
      wrong: 'MAIL_FROM is missing beside it',
      remedy: 'set MAIL_FROM to the address that mail comes from',
    });
  return {
    port: read.data.PORT,
    host: read.data.HOST,
    dataDirectory: resolve(read.data.SAMTALE_DATA),
    databaseUrl: read.data.DATABASE_URL || null,
    redisUrl: read.data.REDIS_URL || null,
    mail: smtpUrl && mailFrom ? { url: smtpUrl, from: mailFrom } : null,
    sms: smsUrl ? { url: smsUrl, from: smsFrom ?? 'Samtale' } : null,
    languageModels: { access: modelAccessOf(read.data), names: read.data.SAMTALE_LLM_MODELS },
    files: storageOf(read.data),
    allowedHosts: read.data.SAMTALE_ALLOWED_HOSTS,
    publicUrl: read.data.SAMTALE_URL?.replace(/\/$/, '') ?? null,
    trustedProxies: read.data.SAMTALE_TRUST_PROXY,
    workAccounts: workAccountsOf(read.data),
    auditDays: read.data.SAMTALE_AUDIT_DAYS,
    passwordMin: read.data.SAMTALE_PASSWORD_MIN,
    signUpTries: read.data.SAMTALE_SIGN_UP_TRIES,
    demo: read.data.SAMTALE_DEMO ? read.data.SAMTALE_DEMO === 'on' : read.data.SAMTALE_URL === undefined,
    userAdmins: read.data.SAMTALE_USER_ADMINS,
    visitorLimits: {
      messages: read.data.SAMTALE_VISITOR_MESSAGES,
      conversations: read.data.SAMTALE_VISITOR_CONVERSATIONS,
    },
    points: {
      visitor: visitorPointsOfMessage * read.data.SAMTALE_VISITOR_MESSAGES,
      user: read.data.SAMTALE_USER_POINTS,
      network: read.data.SAMTALE_NETWORK_POINTS,
      company: read.data.SAMTALE_COMPANY_POINTS,
    },
    salesMail: read.data.SAMTALE_SALES_MAIL ?? null,
    mainSite: read.data.SAMTALE_MAIN_SITE ?? null,
    secretKeys: [...read.data.SAMTALE_SECRET_KEY, ...read.data.SAMTALE_SECRET_KEYS],
    stopSeconds: read.data.SAMTALE_STOP_SECONDS,
    logLevel: read.data.SAMTALE_LOG,
  };
}

/** One for each variable: what is wrong with it first is enough to mend it. */
function problemsIn(error: z.ZodError, env: NodeJS.ProcessEnv) {
  const first = new Map(error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
  return [...first]
    .reverse()
    .map(([name, wrong]) => ({ setting: `${name}=${shown(name, env[name])}`, wrong }));
}

const shown = (name: string, value = ''): string =>
  /_(KEYS?|SECRET)$/.test(name) && value ? '***' : withoutPassword(value);

/** A server of one's own needs no key, OpenAI does. */
function modelAccessOf({
  SAMTALE_LLM_URL: url,
  SAMTALE_LLM_KEY: key,
}: z.infer<typeof environment>): ModelAccess | null {
  if (!url && !key) return null;
  return { url: url?.replace(/\/$/, '') ?? openAiUrl, key };
}

/** S3 where it is named, a folder beside the embedded database otherwise. */
function storageOf(settings: z.infer<typeof environment>): StorageSettings {
  const { S3_ENDPOINT, S3_BUCKET, S3_KEY, S3_SECRET, S3_REGION } = settings;
  if (!S3_ENDPOINT) return { folder: join(resolve(settings.SAMTALE_DATA), 'files') };
  if (!S3_BUCKET || !S3_KEY || !S3_SECRET)
    throw new StartError({
      setting: `S3_ENDPOINT=${S3_ENDPOINT}`,
      wrong: 'S3_BUCKET, S3_KEY and S3_SECRET are needed beside it',
      remedy: 'set them',
    });
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    accessKeyId: S3_KEY,
    secretAccessKey: S3_SECRET,
    region: S3_REGION,
  };
}
