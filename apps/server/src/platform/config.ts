import { join, resolve } from 'node:path';
import { minimumPasswordLength } from '@samtale/contract';
import { type ModelAccess, openAiUrl } from '@samtale/providers/llm';
import type { StorageSettings } from '@samtale/providers/storage';
import { z } from 'zod';
import { readSecretKey } from './secrets/secrets.ts';
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
  .refine((keys) => keys.every((key) => key !== null), 'has to be 32 bytes in base64 or hexadecimal')
  .transform((keys) => keys.filter((key) => key !== null));

/** Models by the names that staff choose them by: `gpt4o-5=gpt-4o`, or one name for both. */
const modelNames = z
  .string()
  .transform((text) =>
    text.split(/[\s,]+/).flatMap((entry) => (entry ? [/^([^=]+)(?:=(.+))?$/.exec(entry)] : [])),
  )
  .refine((entries) => entries.length > 0 && !entries.includes(null), 'has to name models: gpt4o-5=gpt-4o')
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
  .pipe(z.array(z.email()));

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  SAMTALE_DATA: z.string().default('data'),
  DATABASE_URL: z.string().optional(),
  REDIS_URL: z.string().optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'has to begin with smtp:// or smtps://')
    .optional(),
  MAIL_FROM: z.string().regex(/@/, 'has to be an e-mail address').optional(),
  SMS_URL: z.string().optional(),
  SMS_FROM: z.string().optional(),
  SAMTALE_LLM_URL: z.url({ protocol: /^https?$/ }).optional(),
  SAMTALE_LLM_KEY: z.string().default(''),
  SAMTALE_LLM_MODELS: modelNames.prefault('gpt4o-5=gpt-4o gpt4o-mini=gpt-4o-mini gpt4.1=gpt-4.1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_KEY: z.string().optional(),
  S3_SECRET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  SAMTALE_ALLOWED_HOSTS: z.string().default(''),
  SAMTALE_URL: z.url({ protocol: /^https?$/ }).optional(),
  SAMTALE_TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  SAMTALE_AUDIT_DAYS: z.coerce.number().int().min(1).max(36_500).default(365),
  SAMTALE_PASSWORD_MIN: z.coerce
    .number()
    .int()
    .min(minimumPasswordLength)
    .max(100)
    .default(minimumPasswordLength),
  SAMTALE_DEMO: z.enum(['on', 'off']).optional(),
  SAMTALE_USER_ADMINS: addresses.prefault(''),
  SAMTALE_VISITOR_MESSAGES: z.coerce.number().int().min(1).default(60),
  SAMTALE_VISITOR_CONVERSATIONS: z.coerce.number().int().min(1).default(120),
  SAMTALE_SALES_MAIL: z.email().optional(),
  SAMTALE_MAIN_SITE: z.url({ protocol: /^https?$/ }).optional(),
  SAMTALE_SECRET_KEY: secretKeys.default([]),
  SAMTALE_SECRET_KEYS: secretKeys.default([]),
  ...workAccountEnvironment,
  SAMTALE_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
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
  /** Whether there is a demo bot, whose people's password everybody knows. */
  demo: boolean;
  /** The e-mail addresses of those who look after all companies, in small letters. */
  userAdmins: readonly string[];
  visitorLimits: VisitorLimits;
  /** Where companies write that want more than their plan; null tells nobody where. */
  salesMail: string | null;
  /** The provider's main site, which a sign-up leads back to; null where there is none. */
  mainSite: string | null;
  /**
   * With which secrets are sealed that the database keeps: the first one seals, the others open what older ones sealed.
   * Without any the server makes one, which lies in the same database.
   */
  secretKeys: readonly Buffer[];
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

/** Reads the settings from the environment. Throws with the names of what is wrong. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const read = environment.safeParse(env);
  if (!read.success) throw new Error(`The environment is not usable:\n${z.prettifyError(read.error)}`);
  const { SMTP_URL: smtpUrl, MAIL_FROM: mailFrom, SMS_URL: smsUrl, SMS_FROM: smsFrom } = read.data;
  if (smtpUrl && !mailFrom)
    throw new Error('The environment is not usable:\nMAIL_FROM is missing beside SMTP_URL');
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
    allowedHosts: read.data.SAMTALE_ALLOWED_HOSTS.split(/[\s,]+/).filter(Boolean),
    publicUrl: read.data.SAMTALE_URL?.replace(/\/$/, '') ?? null,
    trustedProxies: read.data.SAMTALE_TRUST_PROXY,
    workAccounts: workAccountsOf(read.data),
    auditDays: read.data.SAMTALE_AUDIT_DAYS,
    passwordMin: read.data.SAMTALE_PASSWORD_MIN,
    demo: read.data.SAMTALE_DEMO ? read.data.SAMTALE_DEMO === 'on' : read.data.SAMTALE_URL === undefined,
    userAdmins: read.data.SAMTALE_USER_ADMINS,
    visitorLimits: {
      messages: read.data.SAMTALE_VISITOR_MESSAGES,
      conversations: read.data.SAMTALE_VISITOR_CONVERSATIONS,
    },
    salesMail: read.data.SAMTALE_SALES_MAIL ?? null,
    mainSite: read.data.SAMTALE_MAIN_SITE ?? null,
    secretKeys: [...read.data.SAMTALE_SECRET_KEY, ...read.data.SAMTALE_SECRET_KEYS],
    logLevel: read.data.SAMTALE_LOG,
  };
}

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
    throw new Error(
      'The environment is not usable:\nS3_BUCKET, S3_KEY and S3_SECRET are needed beside S3_ENDPOINT',
    );
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    accessKeyId: S3_KEY,
    secretAccessKey: S3_SECRET,
    region: S3_REGION,
  };
}
