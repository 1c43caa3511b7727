import Box from '@mui/material/Box';
import { entityTitleMax } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { textOfKey } from '../../lib/i18n/i18n.ts';
import { LabelledInput } from '../../ui/LabelledInput.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import type { EditorEntityType } from './editor-entity-type.ts';

interface EntityTypeHeadProps {
  type: EditorEntityType;
  /** Message key of what is wrong with the title. */
  problem: string | undefined;
  /** Flows use the type: it keeps its title and its kind. */
  isUsed: boolean;
  isNew: boolean;
  onChange(part: Partial<Pick<EditorEntityType, 'title' | 'isRegEx'>>): void;
}

/** The title and the kind of an entity type, and why they cannot be changed where they cannot. */
export function EntityTypeHead({ type, problem, isUsed, isNew, onChange }: EntityTypeHeadProps) {
  const { t } = useTranslation('entities');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        columnGap: 3,
        rowGap: 2,
        px: { xs: 2, md: 4 },
        pt: 2.5,
        pb: 2.5,
        flexShrink: 0,
      }}
    >
      <Box sx={{ flex: '1 1 240px', maxWidth: 360 }}>
        <LabelledInput
          announced
          label={t('detail.name')}
          value={type.title}
          placeholder={t('detail.namePlaceholder')}
          maxLength={entityTitleMax}
          error={problem && textOfKey(problem, { name: type.title.trim() })}
          note={isUsed ? t('detail.usedNote') : t('detail.nameNote')}
          readOnly={isUsed}
          autoFocus={isNew}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Box>
      <Box>
        <Box sx={{ mb: 0.75, fontSize: '0.8125rem', fontWeight: 550 }} aria-hidden>
          {t('kind.label')}
        </Box>
        <Segmented
          label={t('kind.label')}
          choices={[
            { value: 'list', label: t('kind.list') },
            { value: 'pattern', label: t('kind.pattern') },
          ]}
          value={type.isRegEx ? 'pattern' : 'list'}
          disabled={isUsed}
          onChange={(kind) => onChange({ isRegEx: kind === 'pattern' })}
        />
      </Box>
    </Box>
  );
}
