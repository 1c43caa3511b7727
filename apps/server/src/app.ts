import type { AuditWriter } from './platform/audit/audit-writer.ts';
import type { VisitorLimits } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import type { EventBus } from './platform/event-bus.ts';
import type { Hub } from './platform/hub/create-hub.ts';
import type { AskerLimits } from './platform/limits/asker-limits.ts';
import type { AttemptLimiter } from './platform/limits/attempt-limiter.ts';
import type { Logger } from './platform/logger.ts';
import type { OutboundServices } from './platform/outbound-services.ts';
import type { JobQueue } from './platform/queue/job-queue.ts';
import type { Secrets } from './platform/secrets/secrets.ts';
import type { WorkerPool } from './platform/worker-pool/worker-pool.ts';

/** What the platform gives every feature. */
export interface App {
  database: Database;
  hub: Hub;
  jobs: JobQueue;
  eventBus: EventBus;
  limits: AttemptLimiter;
  /** How much each asker may ask for. */
  askerLimits: AskerLimits;
  /** Does what companies ask for that may take long, in threads. */
  workers: WorkerPool;
  outbound: OutboundServices;
  secrets: Secrets;
  audit: AuditWriter;
  log: Logger;
  /** The address at which the world reaches this product, without a slash at the end. */
  publicUrl(): string;
  /** Whether people can sign in with the accounts of their work: a provider of these is set up. */
  hasWorkAccounts: boolean;
  /** How many characters a password that is chosen has to have. */
  passwordMin: number;
  /** The e-mail addresses of those who look after all companies. */
  userAdmins: readonly string[];
  visitorLimits: VisitorLimits;
  /** The present; tests pass their own. */
  now(): Date;
}
