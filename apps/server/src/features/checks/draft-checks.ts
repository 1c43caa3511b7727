import { type CheckFinding, type LanguageCode, languageCodeOf, languages } from '@samtale/contract';
import { sql } from 'drizzle-orm';
import type { App } from '../../app.ts';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { inTurns } from '../../platform/in-turns.ts';
import { findAgent } from '../agents/index.ts';
import { toldFacts, untoldValues } from '../company-facts/index.ts';
import { costlyEntityTypes, listEntityTypes } from '../entities/index.ts';
import { listFlows } from '../flows/index.ts';
import { listOfficeTimes } from '../office-times/index.ts';
import { secretKeysOf } from '../secrets/index.ts';
import { draftRevision, readDraftFlows } from '../simulator/index.ts';
import type { BotPhrases } from './bot-phrases.ts';
import { type BotToCheck, botUnderCheck } from './bot-under-check.ts';
import { checkBot } from './check-bot.ts';

interface Checked {
  list: CheckFinding[];
  phrases: BotPhrases;
}

interface Known {
  revision: string;
  /** Under way perhaps: who asks meanwhile waits for the same. */
  checked: Promise<Checked>;
}

/** The bots checked last, each looked through again only when something of it has changed. */
export class DraftChecks {
  private readonly app: App;
  private readonly known = new Map<string, Known>();
  private readonly capacity: number;

  constructor(app: App, capacity = 32) {
    this.app = app;
    this.capacity = capacity;
  }

  /** What is found in the flows of a language as they are saved now, and their phrases, to compare others with. */
  async now(agentId: string, languageId: string): Promise<Checked> {
    const key = `${agentId}/${languageId}`;
    const agent = await findAgent(this.app.database, agentId);
    const { defaultWelcomeFlowId, defaultFallbackFlowId, languageIds } = agent;
    const secretKeys = await secretKeysOf(this.app.database, agentId);
    const officeTimes = await listOfficeTimes(this.app.database, agentId);
    const untold = untoldValues(toldFacts(agent), officeTimes);
    const settings = [...untold, defaultWelcomeFlowId, defaultFallbackFlowId, ...languageIds, ...secretKeys];
    const revision = [await draftRevision(this.app.database, agentId), ...settings].join(' ');
    const before = this.known.get(key);
    const current =
      before?.revision === revision
        ? before
        : { revision, checked: this.check(agentId, languageId, { languageIds, secretKeys, untold }) };
    this.known.delete(key);
    this.known.set(key, current);
    const [oldest] = this.known.keys();
    if (this.known.size > this.capacity && oldest) this.known.delete(oldest);
    // What could not be read is read again by whoever asks next.
    current.checked.catch(() => this.known.get(key) === current && this.known.delete(key));
    return current.checked;
  }

  private async check(
    agentId: string,
    languageId: string,
    {
      languageIds,
      secretKeys,
      untold,
    }: { languageIds: string[]; secretKeys: string[]; untold: BotToCheck['untold'] },
  ): Promise<Checked> {
    const { database } = this.app;
    const types = await listEntityTypes(database, agentId, languageId);
    const used = types.filter(({ system, intentList }) => !system && intentList.length);
    const toCheck: BotToCheck = {
      language: languageCodeOf(languageId),
      list: await listFlows(database, agentId, languageId),
      drafts: await readDraftFlows(database, agentId, languageId),
      otherLanguages: await mastersByLanguage(
        database,
        agentId,
        languageIds.filter((id) => id !== languageId),
      ),
      unusedEntityTypes: types.filter(({ system, intentList }) => !system && !intentList.length),
      costlyEntityTypes: await costlyEntityTypes(this.app, agentId, languageId, used),
      secretKeys: new Set(secretKeys),
      untold,
    };
    const bot = await inTurns(botUnderCheck(toCheck));
    return { list: await inTurns(checkBot(bot)), phrases: bot.phrases };
  }
}

/** The master ids of the flows that an agent has in each of these languages. */
async function mastersByLanguage(
  session: DatabaseSession,
  agentId: string,
  languageIds: readonly string[],
): Promise<{ code: LanguageCode; masterIds: ReadonlySet<string> }[]> {
  const rows = await session.agent(agentId).query<{ languageId: string; masterIds: string[] }>(
    (agent) => sql`
      SELECT language_id AS "languageId", jsonb_agg(master_id) AS "masterIds"
        FROM flows WHERE agent_id = ${agent} GROUP BY language_id`,
  );
  const masters = new Map(rows.map((row) => [row.languageId, row.masterIds]));
  return languages
    .filter(({ id }) => languageIds.includes(id))
    .map(({ id, languageCodeShort }) => ({
      code: languageCodeShort,
      masterIds: new Set(masters.get(id) ?? []),
    }));
}
