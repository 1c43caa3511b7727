import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import type { FlowListItem } from '@samtale/contract';
import { CirclePlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { usePickKeys } from '../../../ui/use-pick-keys.ts';
import type { SuggestionTarget } from '../editor/editor-message.ts';
import { flowStatus } from '../list/flow-status.ts';
import { matchFlows } from './match-flows.ts';

interface FlowPickerListProps {
  flows: readonly FlowListItem[];
  label: string;
  newTitle: string | undefined;
  nearestId: string | null;
  onPick(target: SuggestionTarget): void;
}

/** Type, choose with the arrows, Enter. The last choice makes a new follow-up flow where that is possible. */
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
  const { listId, optionId, active, setActive, activeId, onKeyDown } = usePickKeys(options, ({ target }) =>
    onPick(target),
  );

  return (
    <Box onKeyDown={onKeyDown}>
      <InputBase
        autoFocus
        fullWidth
        value={text}
        placeholder={t('picker.search')}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
        }}
        inputProps={{
          role: 'combobox',
          'aria-label': label,
          'aria-expanded': true,
          'aria-controls': listId,
          'aria-activedescendant': activeId,
          style: { outline: 'none' },
        }}
        sx={{ height: 44, px: 1.75, borderBottom: 1, borderColor: 'divider' }}
      />
      <Box id={listId} role="listbox" aria-label={label} sx={{ maxHeight: 280, overflowY: 'auto', p: 0.5 }}>
        {options.map(({ key, target, flow }, index) => (
          <Box
            key={key}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            onMouseMove={() => setActive(index)}
            onClick={() => onPick(target)}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              minHeight: 36,
              px: 1.25,
              borderRadius: '6px',
              fontSize: '0.875rem',
              cursor: 'pointer',
              color: flow ? 'text.primary' : 'primary.main',
              bgcolor: index === active ? 'action.hover' : undefined,
            }}
          >
            {!flow && <CirclePlus size={16} aria-hidden style={{ flexShrink: 0 }} />}
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              {flow ? flow.title : t('picker.newNamed', { title })}
            </Box>
            {flow && flow.id === nearestId && <StatusChip tone="info">{t('picker.nearest')}</StatusChip>}
            {flow && flowStatus(flow) === 'draft' && (
              <StatusChip tone="neutral">{t('status.draft')}</StatusChip>
            )}
          </Box>
        ))}
        {options.length === 0 && (
          <Box role="status" sx={{ px: 1.25, py: 1.5, color: 'text.secondary', fontSize: '0.875rem' }}>
            {t('picker.nothing')}
          </Box>
        )}
      </Box>
    </Box>
  );
}
