import { resolve } from 'node:path';
import { z } from 'zod';

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
  SAMTALE_ALLOWED_HOSTS: z.string().default(''),
  SAMTALE_LOG: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
});

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
  /** Hosts and networks that are not on the public Internet and that bots may ask all the same. */
  allowedHosts: string[];
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
    allowedHosts: read.data.SAMTALE_ALLOWED_HOSTS.split(/[\s,]+/).filter(Boolean),
    logLevel: read.data.SAMTALE_LOG,
  };
}
