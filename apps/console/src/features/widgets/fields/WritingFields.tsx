import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '../../../ui/FieldGrid.tsx';
import { NumberField } from './NumberField.tsx';
import { SectionSwitches } from './SectionSwitches.tsx';
import { SwitchList } from './SwitchList.tsx';

/** How much a visitor may write and what helps them; `children` are further switches. */
export function WritingFields({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('widgets');
  return (
    <>
      <FieldGrid>
        <NumberField
          path="chatConfig.chatInputMax"
          label={t('field.chatInputMax')}
          unit={t('unit.characters')}
          note={t('note.chatInputMax')}
        />
      </FieldGrid>
      <SwitchList>
        <SectionSwitches section="writing" />
        {children}
      </SwitchList>
    </>
  );
}
