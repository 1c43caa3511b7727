import Box from '@mui/material/Box';
import type { FlowListItem } from '@samtale/contract';
import { CirclePlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PickList } from '../../ui/PickList.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { flowStatus } from './flow-status.ts';
import { matchFlows } from './match-flows.ts';
import type { SuggestionTarget } from './suggestion-target.ts';

interface FlowPickerListProps {
  flows: readonly FlowListItem[];
  label: string;
  newTitle: string | undefined;
  nearestId: string | null;
  onPick(target: SuggestionTarget): void;
}

/** Finds a flow by its title. The last choice makes a new follow-up flow where that is possible. */
export function FlowPickerList({ flows, label, newTitle, nearestId, onPick }: FlowPickerListProps) {
  const { t } = useTranslation('flows');
  const [text, setText] = useState('');
  const title = text.trim() || newTitle?.trim() || '';
  const options: { key: string; target: SuggestionTarget; flow?: FlowListItem }[] = matchFlows(
    flows,
    text,
    nearestId,
  ).map((flow) => ({ key: flow.id, target: { kind: 'flow', id: flow.id }, flow }));
  if (newTitle !== undefined && title) options.push({ key: 'new', target: { kind: 'new', title } });
  return (
    <PickList
      label={label}
      placeholder={t('picker.search')}
      nothing={t('picker.nothing')}
      maxHeight={280}
      text={text}
      onText={setText}
      options={options}
      keyOf={({ key }) => key}
      onPick={({ target }) => onPick(target)}
      show={({ flow }) =>
        flow ? (
          <>
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              {flow.title}
            </Box>
            {flow.id === nearestId && <StatusChip tone="info">{t('picker.nearest')}</StatusChip>}
            {flowStatus(flow) === 'draft' && <StatusChip tone="neutral">{t('status.draft')}</StatusChip>}
          </>
        ) : (
          <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'primary.main' }}>
            <CirclePlus size={16} aria-hidden style={{ flexShrink: 0 }} />
            {t('picker.newNamed', { title })}
          </Box>
        )
      }
    />
  );
}
