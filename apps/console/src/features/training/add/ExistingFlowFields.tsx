import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { FlowListItem, LikelyFlow } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { ChoiceList } from '../../../ui/ChoiceList.tsx';
import { FlowPicker, useFlowList } from '../../flow-list/index.ts';
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
  const flow = data?.list.find(({ id }) => id === flowId);
  const isLikely = likely?.some(({ id }) => id === flowId) ?? false;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {/* As high as five flows before they are known, so that nothing moves when they are. */}
      <Box sx={{ minHeight: likely ? undefined : 206 }}>
        {likely && likely.length > 0 ? (
          <ChoiceList
            label={t('add.likely')}
            value={flowId}
            options={likely.map(({ id, title, confidence }) => ({
              value: id,
              label: title,
              aside: (
                <Box sx={{ alignSelf: 'center', flexShrink: 0, width: 140, color: 'text.secondary' }}>
                  <ScoreBar confidence={confidence} />
                </Box>
              ),
            }))}
            onChange={onChoose}
          />
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
