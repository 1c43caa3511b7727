import type { Database } from '../../../platform/database/database.ts';
import { onBehalfOfAll } from '../../../platform/limits/asker.ts';
import type { StoredStep } from '../log/stored-step.ts';
import type { StepInput } from './take-step.ts';

export interface StepRequest {
  agentId: string;
  conversationId: string;
  /** The sender's id of the message; a step that is stored already is not taken again. */
  clientId: string | null;
  input: StepInput;
}

interface Waiting {
  request: StepRequest;
  resolve(step: StoredStep): void;
  reject(error: unknown): void;
}

/** What is being stored together, by conversation. */
type Group = ReadonlyMap<string, Waiting>;

/** Stores a group of steps, each of another conversation. A result that is no step is why that one was not stored. */
export type CommitSteps = (requests: readonly StepRequest[]) => Promise<unknown[]>;

/** More in one transaction makes the first wait for the last without making the disk any faster. */
const largestGroup = 128;
/** Fewer are not worth a transaction of their own when others wait too. */
const smallestShare = 8;

/**
 * Groups the steps of concurrent conversations into transactions, since a commit costs much the same for one as
 * for fifty. Within a conversation steps keep their order: one is never in two transactions at a time.
 */
export class StepQueue {
  private readonly waiting: Waiting[] = [];
  private groups: readonly Group[] = [];
  private readonly commit: CommitSteps;
  private readonly concurrency: number;
  private scheduled = false;

  constructor(database: Pick<Database, 'concurrency'>, commit: CommitSteps) {
    this.commit = commit;
    this.concurrency = database.concurrency;
  }

  /** Resolves when the step is stored. Rejects with an `AppError` when it is refused. */
  take(request: StepRequest): Promise<StoredStep> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ request, resolve, reject });
      this.schedule();
    });
  }

  /** Waits until the requests that have arrived in this turn of the event loop have been read. */
  private schedule(): void {
    if (this.scheduled || this.groups.length >= this.concurrency || this.waiting.length === 0) return;
    this.scheduled = true;
    // Whoever came last is not to pay for all, nor to hold them up with its share of the database.
    const begin = () => {
      this.scheduled = false;
      const group = this.nextGroup();
      if (!group.size) return;
      void this.run(group);
      this.schedule();
    };
    setImmediate(() => onBehalfOfAll(begin));
  }

  /**
   * At most half of what is under way: while one half is in the database, the other is answered and asks again. All
   * together would make the database and this thread wait for each other.
   */
  private nextGroup(): Group {
    const underWay = this.groups.reduce((sum, { size }) => sum + size, this.waiting.length);
    const largest = Math.min(largestGroup, Math.max(smallestShare, Math.ceil(underWay / 2)));
    const group = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const entry of this.waiting) {
      const { conversationId } = entry.request;
      const isBusy = group.has(conversationId) || this.groups.some((other) => other.has(conversationId));
      if (group.size < largest && !isBusy) group.set(conversationId, entry);
      else later.push(entry);
    }
    this.waiting.length = 0;
    this.waiting.push(...later);
    return group;
  }

  private async run(group: Group): Promise<void> {
    this.groups = [...this.groups, group];
    const entries = [...group.values()];
    try {
      const results = await this.commit(entries.map((entry) => entry.request));
      entries.forEach((entry, index) => {
        const result = results[index];
        if (isStoredStep(result)) entry.resolve(result);
        else entry.reject(result);
      });
    } catch (error) {
      for (const entry of entries) entry.reject(error);
    } finally {
      this.groups = this.groups.filter((other) => other !== group);
      this.schedule();
    }
  }
}

const isStoredStep = (result: unknown): result is StoredStep =>
  typeof result === 'object' && result !== null && 'repeated' in result;
