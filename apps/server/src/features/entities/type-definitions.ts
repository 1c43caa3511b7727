import { systemEntityTypes } from '@samtale/contract';
import type { CompiledEntityType } from '@samtale/dialog';
import type { EntityTypeForRelease } from './entity-types-for-release.ts';

/** How the values of some types are found: the system's first, then the agent's own. Ids of neither are left out. */
export function typeDefinitions(
  used: ReadonlySet<string>,
  ownTypes: readonly EntityTypeForRelease[],
): CompiledEntityType[] {
  const system = systemEntityTypes
    .filter(({ id }) => used.has(id))
    .map(({ id, title }): CompiledEntityType => ({ kind: 'system', id, dataType: title }));
  const own = ownTypes
    .filter(({ id }) => used.has(id))
    .map(
      ({ id, isRegEx, entries }): CompiledEntityType =>
        isRegEx
          ? { kind: 'pattern', id, patterns: entries.map(({ name }) => name) }
          : { kind: 'list', id, entries },
    );
  return [...system, ...own];
}
