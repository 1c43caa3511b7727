import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import type { FlowListItem } from '@samtale/contract';
import { CornerLeftUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FlowPickerList } from '../../flow-list/index.ts';
import { flowsBelow } from './arrange-flows.ts';

interface MoveFlowPopoverProps {
  flow: FlowListItem;
  flows: readonly FlowListItem[];
  anchor: HTMLElement;
  /** Null is the top level. */
  onMove(parentId: string | null): void;
  onClose(): void;
}

/** Chooses the flow that another is to follow up on, without dragging. */
export function MoveFlowPopover({ flow, flows, anchor, onMove, onClose }: MoveFlowPopoverProps) {
  const { t } = useTranslation('flows');
  const label = t('list.move.label', { title: flow.title });
  const left = new Set([flow, ...flowsBelow(flows, flow.id)].map(({ id }) => id));
  const move = (parentId: string | null) => {
    onClose();
    onMove(parentId);
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 340 } } }}
    >
      <Typography noWrap sx={{ px: 1.75, pt: 1.25, fontSize: '0.75rem', color: 'text.secondary' }}>
        {label}
      </Typography>
      <FlowPickerList
        flows={flows.filter(({ id }) => !left.has(id) && id !== flow.followUpParentId)}
        label={label}
        newTitle={undefined}
        nearestId={null}
        onPick={(target) => target.kind === 'flow' && move(target.id)}
      />
      {flow.followUpParentId !== null && (
        <Button
          fullWidth
          color="inherit"
          startIcon={<CornerLeftUp aria-hidden />}
          onClick={() => move(null)}
          sx={{
            justifyContent: 'flex-start',
            px: 1.75,
            borderTop: 1,
            borderColor: 'divider',
            borderRadius: 0,
          }}
        >
          {t('list.move.top')}
        </Button>
      )}
    </Popover>
  );
}
