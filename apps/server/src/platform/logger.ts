import type { FastifyBaseLogger } from 'fastify';

/** Structured log lines; nothing personal belongs in them. */
export type Logger = FastifyBaseLogger;
