import { type EntityTypeListItem, systemEntityTypes } from '@samtale/contract';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** What people read for an entity type: a system type's name in their language, the title of one of their own. */
export function useEntityTypeName() {
  const { t } = useTranslation('entities');
  return useCallback(
    ({ id, title }: Pick<EntityTypeListItem, 'id' | 'title'>): string => {
      const system = systemEntityTypes.find((type) => type.id === id);
      return system ? t(`system.${system.title}.name`) : title;
    },
    [t],
  );
}
