import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useId } from 'react';
import { FieldFrame } from '../../../ui/FieldFrame.tsx';
import { FlowPicker } from '../../flow-list/index.ts';

interface FlowChoiceProps {
  label: string;
  note?: string | undefined;
  /** What it means to choose none. */
  noneLabel: string;
  languageId: string;
  flowId: string | null;
  problem: string | undefined;
  onChange(flowId: string | null): void;
}

/** A flow of a language, or none. */
export function FlowChoice(props: FlowChoiceProps) {
  const { label, note, noneLabel, languageId, flowId, problem, onChange } = props;
  const id = useId();
  const target = flowId ? ({ kind: 'flow', id: flowId } as const) : ({ kind: 'none' } as const);
  return (
    <FieldFrame id={id} label={label} note={note} problem={problem} named>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <FlowPicker
            target={target}
            label={label}
            languageId={languageId}
            invalid={problem !== undefined}
            onPick={(picked) => picked.kind === 'flow' && onChange(picked.id)}
          />
        </Box>
        {flowId && (
          <IconButton size="small" aria-label={noneLabel} onClick={() => onChange(null)}>
            <X aria-hidden />
          </IconButton>
        )}
      </Box>
    </FieldFrame>
  );
}
