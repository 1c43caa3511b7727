import Box from '@mui/material/Box';
import { useId } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { type PathOf, useWidgetField } from './use-widget-field.ts';

interface CodeFieldProps {
  path: PathOf<string>;
  label: string;
  placeholder: string;
}

/** Lines of code. */
export function CodeField({ path, label, placeholder }: CodeFieldProps) {
  const id = useId();
  const { value, change, problem } = useWidgetField(path);
  return (
    <FieldFrame id={id} label={label} problem={problem}>
      <Box
        component="textarea"
        id={id}
        name={path}
        rows={4}
        spellCheck={false}
        value={value}
        placeholder={placeholder}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-note` : undefined}
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
          fontFamily: 'ui-monospace, monospace',
          fontSize: '0.8125rem',
          lineHeight: 1.5,
          resize: 'vertical',
          '&:focus-visible': { outline: 'none', borderColor: 'primary.main' },
        }}
      />
    </FieldFrame>
  );
}
