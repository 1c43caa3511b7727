import Box from '@mui/material/Box';
import { endpoints } from '@samtale/contract';
import { Check } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../app/api.ts';
import { LoadFailed } from '../../app/LoadFailed.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { VirtualList } from '../../ui/VirtualList.tsx';
import { useSession } from '../auth/use-session.ts';
import { matchFlows } from './match-flows.ts';

interface FlowPickerProps {
  value: string | null;
  /** The flow to propose. */
  nearestId: string | null;
  onChoose(flowId: string): void;
}

/** Chooses one of the language's flows that can learn phrases: a search over a list. */
export function FlowPicker({ value, nearestId, onChoose }: FlowPickerProps) {
  const { t } = useTranslation('training');
  const { t: shell } = useTranslation();
  const { agent, language } = useSession();
  const [text, setText] = useState('');
  const flows = useEndpoint(endpoints.flows.getAllFlow, {
    params: { agentId: agent.id, languageId: language.id },
  });
  const matching = useMemo(() => {
    const learning = (flows.data?.list ?? []).filter(({ isFallback }) => !isFallback);
    return matchFlows(learning, text, nearestId);
  }, [flows.data, text, nearestId]);
  if (flows.isError && !flows.data)
    return <LoadFailed error={flows.error} onRetry={() => void flows.refetch()} />;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <SearchField
        value={text}
        onSearch={setText}
        delay={80}
        label={t('add.flowSearch')}
        clearLabel={shell('action.clearSearch')}
      />
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          height: 304,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
        }}
      >
        {flows.isPending ? (
          <SkeletonRows label={t('list.loading')} rowHeight={44} />
        ) : matching.length === 0 ? (
          <Box sx={{ p: 3, textAlign: 'center', color: 'text.secondary' }}>{t('add.noFlows')}</Box>
        ) : (
          <VirtualList
            items={matching}
            keyOf={({ id }) => id}
            label={t('add.flow')}
            rowHeight={44}
            selectedKey={value}
            onOpen={({ id }) => onChoose(id)}
            renderRow={({ id, title }, { selected }) => (
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: 43, px: 1.5 }}>
                <Box
                  sx={{
                    flex: 1,
                    minWidth: 0,
                    overflow: 'hidden',
                    textOverflow: 'ellipsis',
                    whiteSpace: 'nowrap',
                  }}
                >
                  {title}
                </Box>
                {id === nearestId && <StatusChip tone="neutral">{t('add.nearest')}</StatusChip>}
                {selected && <Check size={16} aria-hidden />}
              </Box>
            )}
          />
        )}
      </Box>
    </Box>
  );
}
