import type { Logger } from '../../../platform/logger.ts';

/** So many are remembered as told. Beyond, all of them may be told once more. */
const mostTold = 10_000;

/**
 * Writes down which entity types a message was understood without, as looking for them costs too much: each type of a
 * release once. Which they are, the staff see among the bot's checks.
 */
export class LeftOutTypes {
  private readonly log: Logger;
  private readonly told = new Set<string>();

  constructor(log: Logger) {
    this.log = log;
  }

  note(agentId: string, releaseNumber: number, typeIds: ReadonlySet<string>): void {
    for (const entityTypeId of typeIds) {
      const key = `${agentId}/${releaseNumber}/${entityTypeId}`;
      if (this.told.has(key)) continue;
      if (this.told.size >= mostTold) this.told.clear();
      this.told.add(key);
      this.log.warn(
        { agentId, releaseNumber, entityTypeId },
        'an entity type costs too much to be looked for',
      );
    }
  }
}
