import { EntityRefusal, type SystemEntityType, systemEntityTypes } from '@samtale/contract';
import { AppError } from '../../platform/app-error.ts';

/** The system type of an id; undefined when it is none of them. */
export const systemEntityType = (id: string): SystemEntityType | undefined =>
  systemEntityTypes.find((type) => type.id === id);

/** System types are neither changed nor deleted. Throws `badRequest`. */
export function refuseSystemType(id: string): void {
  const type = systemEntityType(id);
  if (!type) return;
  throw new AppError('badRequest', 'entity.detail.system', {
    code: EntityRefusal.system,
    values: { name: type.title },
  });
}
