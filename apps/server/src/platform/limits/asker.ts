import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose behalf something is done: what is bounded per asker is counted for each of these. */
export interface Asker {
  /** A visitor's conversation or one of the staff; null for who has not said who they are. */
  person: { kind: 'visitor' | 'user'; id: string } | null;
  /** Where they come from (`networkOf`); empty where that is not known. */
  network: string;
  /** The account whose agent it concerns; null where none is named. */
  company: string | null;
}

const asking = new AsyncLocalStorage<Asker | undefined>();

/** Does something on behalf of an asker: what it needs of the database comes out of the asker's share. */
export const onBehalfOf = <T>(asker: Asker, work: () => T): T => asking.run(asker, work);

/** Does something for all at once, which no single asker is to be charged with or to hold up. */
export const onBehalfOfAll = <T>(work: () => T): T => asking.run(undefined, work);

/** Whose share what is done now comes out of: a company's, or else a person's or a network's. Null for the server's own. */
export function shareOf(asker: Asker | undefined = asking.getStore()): string | null {
  if (!asker) return null;
  const { person, network, company } = asker;
  return company ?? (person ? `${person.kind} ${person.id}` : `network ${network}`);
}
