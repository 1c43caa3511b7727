import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import { endpoints, type FlowListItem } from '@samtale/contract';
import { ChevronsUpDown, CirclePlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { FlowPickerList } from './FlowPickerList.tsx';
import type { SuggestionTarget } from './suggestion-target.ts';
import { useFlowParams } from './use-flow-list.ts';

interface FlowPickerProps {
  target: SuggestionTarget;
  /** Names the field. */
  label: string;
  invalid?: boolean;
  /** The language of the flows, where it is not the one worked on. */
  languageId?: string;
  /** The title proposed for a new follow-up flow; without it, none can be made here. */
  newTitle?: string;
  /** The flow to propose first. */
  nearestId?: string | null;
  /** Leaves flows out. */
  offers?(flow: FlowListItem): boolean;
  onPick(target: SuggestionTarget): void;
}

/** Shows which flow is chosen, and opens a searchable list to choose another. */
export function FlowPicker(props: FlowPickerProps) {
  const { target, label, invalid = false, newTitle, nearestId = null, offers, onPick } = props;
  const worked = useFlowParams();
  const { t } = useTranslation('flows');
  const { agentId, languageId } = { ...worked, ...(props.languageId && { languageId: props.languageId }) };
  const { data } = useEndpoint(endpoints.flows.getAllFlow, { params: { agentId, languageId } });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const flows = data?.list ?? [];
  const chosen = {
    none: () => t('picker.none'),
    flow: () =>
      target.kind === 'flow' ? (flows.find(({ id }) => id === target.id)?.title ?? t('picker.gone')) : '',
    new: () => (target.kind === 'new' ? target.title || newTitle || t('picker.new') : ''),
  }[target.kind]();
  return (
    <>
      <ButtonBase
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="listbox"
        aria-expanded={anchor !== null}
        aria-label={`${label}: ${chosen}`}
        sx={{
          justifyContent: 'flex-start',
          gap: 1,
          width: '100%',
          minWidth: 0,
          height: 36,
          px: 1.5,
          border: 1,
          borderColor: invalid ? 'error.main' : 'line.control',
          borderRadius: 1,
          bgcolor: 'background.paper',
          fontSize: '0.875rem',
          color: target.kind === 'none' ? 'text.secondary' : 'text.primary',
          '&:hover': { borderColor: invalid ? 'error.main' : 'text.secondary' },
        }}
      >
        {target.kind === 'new' && <CirclePlus size={16} aria-hidden style={{ flexShrink: 0 }} />}
        <Box
          component="span"
          sx={{
            flex: 1,
            textAlign: 'left',
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {chosen}
        </Box>
        <ChevronsUpDown size={14} aria-hidden style={{ flexShrink: 0, opacity: 0.7 }} />
      </ButtonBase>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { sx: { mt: 0.5, width: Math.max(300, anchor?.offsetWidth ?? 0) } } }}
      >
        <FlowPickerList
          flows={offers ? flows.filter(offers) : flows}
          nearestId={nearestId}
          label={label}
          newTitle={newTitle}
          onPick={(next) => {
            setAnchor(null);
            onPick(next);
          }}
        />
      </Popover>
    </>
  );
}
