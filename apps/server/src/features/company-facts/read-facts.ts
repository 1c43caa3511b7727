import {
  type CompanyFacts,
  type CompanyValueName,
  companyFactNames,
  companyValueNames,
  type endpoints,
  isHoursValue,
  type ReplyOf,
} from '@samtale/contract';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { revisionOf } from '../../platform/revision-of.ts';
import { findAgent } from '../agents/index.ts';

type StoredAgent = Awaited<ReturnType<typeof findAgent>>;

/** What was told of the company that an agent speaks for; it is called as the agent until somebody says otherwise. */
export const factsOf = ({
  companyFacts,
  name,
}: Pick<StoredAgent, 'companyFacts' | 'name'>): CompanyFacts => ({
  companyName: name,
  companyAddress: '',
  companyPhone: '',
  companyEmail: '',
  companyWebsite: '',
  ...companyFacts,
});

/** The same with what tells them from others. */
export async function readFacts(
  session: DatabaseSession,
  agentId: string,
): Promise<ReplyOf<typeof endpoints.settings.saveCompanyFacts>> {
  const facts = factsOf(await findAgent(session, agentId));
  return { facts, revision: revisionOf(facts) };
}

/** Those that were told, as releases have them. */
export const toldFacts = (agent: Pick<StoredAgent, 'companyFacts' | 'name'>): Record<string, string> => {
  const facts = factsOf(agent);
  return Object.fromEntries(companyFactNames.flatMap((name) => (facts[name] ? [[name, facts[name]]] : [])));
};

/** The values that texts may name and that nobody has told of the company. */
export const untoldValues = (
  told: Readonly<Record<string, string>>,
  officeTimes: readonly unknown[],
): ReadonlySet<CompanyValueName> =>
  new Set(companyValueNames.filter((name) => (isHoursValue(name) ? !officeTimes.length : !told[name])));
