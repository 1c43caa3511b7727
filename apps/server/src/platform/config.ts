import { resolve } from 'node:path';
import { z } from 'zod';

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  SAMTALE_DATA: z.string().default('data'),
  DATABASE_URL: z.string().optional(),
  REDIS_URL: z.string().optional(),
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
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
}

/** Reads the settings from the environment. Throws with the names of what is wrong. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const read = environment.safeParse(env);
  if (!read.success) throw new Error(`The environment is not usable:\n${z.prettifyError(read.error)}`);
  return {
    port: read.data.PORT,
    host: read.data.HOST,
    dataDirectory: resolve(read.data.SAMTALE_DATA),
    databaseUrl: read.data.DATABASE_URL || null,
    redisUrl: read.data.REDIS_URL || null,
    logLevel: read.data.SAMTALE_LOG,
  };
}
