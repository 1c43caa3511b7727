import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { FlowListItem, LikelyFlow } from '@samtale/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFlowList } from '../../flows/list/use-flow-list.ts';
import { FlowPicker } from '../../flows/picker/FlowPicker.tsx';
import { ScoreBar } from '../LikelyScore.tsx';
import { FieldLabel } from './FieldLabel.tsx';

/** The fallback flow answers what nothing else does: it has no phrases. */
const learnsPhrases = ({ isFallback }: FlowListItem) => !isFallback;

interface ExistingFlowFieldsProps {
  flowId: string | null;
  likely: readonly LikelyFlow[] | undefined;
  onChoose(flowId: string): void;
}

/** Chooses one of the likeliest flows, or any other. */
export function ExistingFlowFields({ flowId, likely, onChoose }: ExistingFlowFieldsProps) {
  const { t } = useTranslation('training');
  const { data } = useFlowList();
  const name = useId();
  const flow = data?.list.find(({ id }) => id === flowId);
  const isLikely = likely?.some(({ id }) => id === flowId) ?? false;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {/* As high as five flows before they are known, so that nothing moves when they are. */}
      <Box sx={{ minHeight: likely ? undefined : 200 }}>
        {likely && likely.length > 0 ? (
          <Box
            role="radiogroup"
            aria-label={t('add.likely')}
            sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
          >
            {likely.map(({ id, title, confidence }) => (
              <Box
                key={id}
                component="label"
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1.5,
                  minHeight: 40,
                  px: 1.5,
                  cursor: 'pointer',
                  '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
                  '&:hover': { bgcolor: 'action.hover' },
                  '&:has(:checked)': { bgcolor: 'action.selected' },
                  '&:has(:focus-visible)': {
                    outline: '2px solid var(--mui-palette-primary-main)',
                    outlineOffset: -2,
                  },
                }}
              >
                <Box
                  component="input"
                  type="radio"
                  name={name}
                  aria-label={title}
                  checked={id === flowId}
                  onChange={() => onChoose(id)}
                  sx={{
                    m: 0,
                    width: 16,
                    height: 16,
                    flexShrink: 0,
                    accentColor: 'var(--mui-palette-primary-main)',
                  }}
                />
                <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontSize: '0.875rem' }}>
                  {title}
                </Box>
                <Box sx={{ width: 140, flexShrink: 0, color: 'text.secondary' }}>
                  <ScoreBar confidence={confidence} />
                </Box>
              </Box>
            ))}
          </Box>
        ) : (
          likely && <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t('add.likelyNone')}</Box>
        )}
      </Box>
      <Box>
        <FieldLabel>{t('add.other')}</FieldLabel>
        <FlowPicker
          label={t('add.flow')}
          target={flowId === null || isLikely ? { kind: 'none' } : { kind: 'flow', id: flowId }}
          nearestId={likely?.[0]?.id ?? null}
          offers={learnsPhrases}
          onPick={(picked) => picked.kind === 'flow' && onChoose(picked.id)}
        />
        {flow && !flow.isPublished && <FormHelperText>{t('add.draftFlow')}</FormHelperText>}
      </Box>
    </Box>
  );
}
