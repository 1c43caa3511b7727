import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { type ReactNode, useId } from 'react';

export interface ChoiceLine<Value> {
  value: Value;
  label: string;
  /** What choosing it means. */
  about?: string;
  start?: ReactNode;
  disabled?: boolean;
}

interface ChoiceLinesProps<Value> {
  label: string;
  lines: readonly ChoiceLine<Value>[];
  chosen: readonly Value[];
  /** What is wrong with the choice. */
  problem?: string | undefined;
  /** Pixels after which it scrolls; without it all of it is shown. */
  maxHeight?: number;
  onChange(chosen: Value[]): void;
}

/** Several of some, a line each. */
export function ChoiceLines<Value extends string | number>(props: ChoiceLinesProps<Value>) {
  const { label, lines, chosen, problem, maxHeight, onChange } = props;
  const id = useId();
  const problemId = `${id}-problem`;
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <Box role="group" aria-labelledby={id} aria-describedby={problem ? problemId : undefined}>
      <Box id={id} sx={{ mb: 0.75, fontSize: '0.8125rem', fontWeight: 550 }}>
        {label}
      </Box>
      <Box
        sx={{
          maxHeight,
          overflowY: maxHeight ? 'auto' : undefined,
          border: 1,
          borderColor: problem ? 'error.main' : 'divider',
          borderRadius: 1,
        }}
      >
        {lines.map(({ value, label: words, about, start, disabled = false }) => (
          <Box
            key={value}
            component="label"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              minHeight: 44,
              py: 0.5,
              pl: 0.75,
              pr: 1.5,
              cursor: disabled ? 'default' : 'pointer',
              '& + &': { borderTop: 1, borderColor: 'divider' },
              '&:hover': { bgcolor: disabled ? undefined : 'action.hover' },
            }}
          >
            <Checkbox
              size="small"
              checked={chosen.includes(value)}
              disabled={disabled}
              onChange={() => toggle(value)}
              slotProps={{ input: { 'aria-label': words } }}
            />
            {start}
            <Box aria-hidden sx={{ minWidth: 0 }}>
              <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{words}</Box>
              {about && <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{about}</Box>}
            </Box>
          </Box>
        ))}
      </Box>
      {problem && (
        <Box id={problemId} role="alert" sx={{ mt: 0.5, fontSize: '0.8125rem', color: 'error.main' }}>
          {problem}
        </Box>
      )}
    </Box>
  );
}
