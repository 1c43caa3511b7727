import Box from '@mui/material/Box';
import { useId } from 'react';
import { FieldFrame } from '../../../ui/FieldFrame.tsx';
import { type PathOf, useWidgetField } from './use-widget-field.ts';

interface LinesFieldProps {
  path: PathOf<string>;
  label: string;
  note?: string | undefined;
  placeholder?: string | undefined;
  /** It is read by a machine: letters of one width, and no spelling. */
  isCode?: boolean;
}

/** Some lines of the widget's: of text, or of code. */
export function LinesField({ path, label, note, placeholder, isCode = false }: LinesFieldProps) {
  const id = useId();
  const { value, change, problem } = useWidgetField(path);
  return (
    <FieldFrame id={id} label={label} note={note} problem={problem}>
      <Box
        component="textarea"
        id={id}
        name={path}
        rows={4}
        spellCheck={!isCode}
        value={value}
        placeholder={placeholder}
        aria-invalid={problem !== undefined}
        aria-describedby={problem || note ? `${id}-note` : undefined}
        onChange={({ target }) => change(target.value)}
        sx={{
          display: 'block',
          width: '100%',
          px: 1.5,
          py: 1,
          border: 1,
          borderColor: problem ? 'error.main' : 'line.control',
          borderRadius: 1,
          bgcolor: 'background.paper',
          color: 'text.primary',
          fontFamily: isCode ? 'ui-monospace, monospace' : 'inherit',
          fontSize: isCode ? '0.8125rem' : '0.875rem',
          lineHeight: 1.5,
          resize: 'vertical',
          '&:focus-visible': { outline: 'none', borderColor: 'primary.main' },
        }}
      />
    </FieldFrame>
  );
}
