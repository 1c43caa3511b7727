import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FieldFrameProps {
  /** Of the control; what describes it has the same with `-note`. */
  id: string;
  label: string;
  note?: ReactNode;
  /** What is wrong, in words; stands in place of the note. */
  problem?: string | undefined;
  /** What is wrong is not read out when it appears: the form leads to it by itself. */
  quiet?: boolean;
  /** The label is for sight only: the control names itself. */
  named?: boolean;
  children: ReactNode;
}

/** A control with its label above it, and what is good to know or wrong below. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, note, problem, quiet = false, named = false, children } = props;
  const shown = problem ?? note;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        {...(named ? { 'aria-hidden': true } : { component: 'label', htmlFor: id })}
        sx={{ display: 'block', mb: 0.75, fontSize: '0.8125rem', fontWeight: 550 }}
      >
        {label}
      </Box>
      {children}
      {shown && (
        <Box
          id={`${id}-note`}
          role={problem && !quiet ? 'alert' : undefined}
          sx={{ mt: 0.5, fontSize: '0.8125rem', color: problem ? 'error.main' : 'text.secondary' }}
        >
          {shown}
        </Box>
      )}
    </Box>
  );
}
