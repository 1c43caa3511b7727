import { danish, type EntityEntry, type EntityTypeInput, endpoints } from '@samtale/contract';
import type { SignedIn } from './people.ts';

const calls = endpoints.entities;

/** The calls about an agent's entity types, in few words; in Danish unless a language is given. */
export function entityCalls(agent: { readonly id: string }, staff: SignedIn) {
  const within = (languageId: string = danish.id) => ({ agentId: agent.id, languageId });
  const save = (body: EntityTypeInput, languageId?: string) =>
    staff.call(calls.addOrUpdateEntityType, { params: within(languageId), body });
  const read = (entityTypeId: string, languageId?: string) =>
    staff.call(calls.getEntityType, { params: { ...within(languageId), entityTypeId } });
  const remove = (entityTypeId: string, languageId?: string) =>
    staff.call(calls.deleteEntityType, { params: { ...within(languageId), entityTypeId } });
  const list = async (languageId?: string) =>
    (await staff.call(calls.getEntityTypes, { params: within(languageId) })).list;
  const own = async (languageId?: string) => (await list(languageId)).filter(({ system }) => !system);
  return { save, read, remove, list, own };
}

/** The names of values with their synonyms. */
export const wordsOf = ({ entityList }: { entityList: EntityEntry[] }): string[] =>
  entityList.map(({ name, synonymList }) => [name, ...synonymList].join('|'));
