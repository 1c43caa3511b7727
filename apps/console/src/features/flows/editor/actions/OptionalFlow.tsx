import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { FlowPicker } from '../../../flow-list/index.ts';
import { Labelled } from './ParameterField.tsx';

interface OptionalFlowProps {
  label: string;
  /** What it means to choose none. */
  noneLabel: string;
  flowId: string | null;
  onChange(flowId: string | null): void;
}

/** A flow to go on in, or none. */
export function OptionalFlow({ label, noneLabel, flowId, onChange }: OptionalFlowProps) {
  const target = flowId ? ({ kind: 'flow', id: flowId } as const) : ({ kind: 'none' } as const);
  return (
    <Box sx={{ maxWidth: 420 }}>
      <Labelled label={label}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <FlowPicker
              target={target}
              label={label}
              onPick={(picked) => picked.kind === 'flow' && onChange(picked.id)}
            />
          </Box>
          {flowId && (
            <IconButton aria-label={noneLabel} onClick={() => onChange(null)}>
              <X aria-hidden />
            </IconButton>
          )}
        </Box>
      </Labelled>
    </Box>
  );
}
