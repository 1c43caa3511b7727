import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EntityDataType, type EntityType, languages, systemEntityTypes } from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../lib/screen/BackLink.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { EntityTrial } from './EntityTrial.tsx';
import { EntityTypeBody } from './EntityTypeBody.tsx';
import { EntityTypeSide } from './EntityTypeSide.tsx';
import { useEntityTrial } from './use-entity-trial.ts';
import { useEntityTypeName } from './use-entity-type-name.ts';

interface SystemEntityTypeProps {
  type: EntityType;
  params: { agentId: string; languageId: string };
}

/** One of the types every bot knows: what it recognises, with examples in the language worked on. */
export function SystemEntityType({ type, params }: SystemEntityTypeProps) {
  const { t } = useTranslation('entities');
  const name = useEntityTypeName()(type);
  const system = systemEntityTypes.find(({ id }) => id === type.id);
  const language = languages.find(({ id }) => id === params.languageId)?.languageCodeShort ?? 'da';
  const examples = system?.examples[language] ?? [];
  const [text, setText] = useState(examples[0] ?? '');
  const trial = useEntityTrial({ params, entityTypeId: type.id, text, isRegEx: false, entries: null });
  const isLookedFor = type.dataType !== EntityDataType.text;
  return (
    <>
      <PageHeader
        title={name}
        back={<BackLink to="/entities/list">{t('title')}</BackLink>}
        status={<StatusChip tone="neutral">{t('detail.system')}</StatusChip>}
        description={system && t(`system.${system.title}.about`)}
      />
      <EntityTypeBody
        side={
          <EntityTypeSide
            uses={type.intentList}
            trial={isLookedFor && <EntityTrial text={text} onText={setText} trial={trial} />}
          />
        }
      >
        <Box sx={{ px: { xs: 2, md: 4 }, py: 2.5, overflowY: 'auto' }}>
          {isLookedFor ? (
            <>
              <Typography component="h2" sx={{ fontSize: '0.8125rem', fontWeight: 550 }}>
                {t('detail.examples')}
              </Typography>
              <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, maxWidth: 560, listStyle: 'none' }}>
                {examples.map((example) => (
                  <Box key={example} component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
                    <Box
                      component="button"
                      type="button"
                      aria-pressed={example === text}
                      onClick={() => setText(example)}
                      sx={{
                        width: '100%',
                        minHeight: 40,
                        px: 1,
                        mx: -1,
                        border: 0,
                        borderRadius: '6px',
                        font: 'inherit',
                        fontSize: '0.875rem',
                        textAlign: 'left',
                        color: 'text.primary',
                        background: 'none',
                        cursor: 'pointer',
                        '&:hover': { bgcolor: 'action.hover' },
                        '&[aria-pressed="true"]': { fontWeight: 550 },
                      }}
                    >
                      {t('detail.example', { text: example })}
                    </Box>
                  </Box>
                ))}
              </Box>
            </>
          ) : (
            <Typography sx={{ maxWidth: 560, color: 'text.secondary' }}>{t('detail.anything')}</Typography>
          )}
        </Box>
      </EntityTypeBody>
    </>
  );
}
