import Box from '@mui/material/Box';
import { type ComponentProps, useId } from 'react';
import { PlainSelect } from './PlainSelect.tsx';

interface LabelledChoiceProps extends ComponentProps<typeof PlainSelect<string>> {
  /** What is wrong with the choice, in words. */
  error?: string | undefined;
}

/** One of a few with its label above it and what is wrong below, as text fields have it. */
export function LabelledChoice({ error, ...select }: LabelledChoiceProps) {
  const problemId = useId();
  return (
    <Box>
      <Box aria-hidden sx={{ mb: 0.75, fontSize: '0.8125rem', fontWeight: 550 }}>
        {select.label}
      </Box>
      <PlainSelect
        frameHeight={40}
        {...select}
        invalid={error !== undefined}
        describedBy={error && problemId}
      />
      {error && (
        <Box id={problemId} role="alert" sx={{ mt: 0.5, fontSize: '0.8125rem', color: 'error.main' }}>
          {error}
        </Box>
      )}
    </Box>
  );
}
