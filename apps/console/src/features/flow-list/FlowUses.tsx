import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FlowUse } from '@samtale/contract';
import { Link } from '@tanstack/react-router';
import { Workflow } from 'lucide-react';
import { useId } from 'react';

interface FlowUsesProps {
  heading: string;
  uses: readonly FlowUse[];
  /** Stands there while no flow uses it. */
  unused: string;
}

/** Which flows use something, each a link to its own. */
export function FlowUses({ heading, uses, unused }: FlowUsesProps) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} component="h2" sx={{ fontSize: '0.8125rem', fontWeight: 550 }}>
        {heading}
      </Typography>
      {uses.length === 0 ? (
        <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
          {unused}
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none' }}>
          {uses.map(({ id, title }) => (
            <Box
              key={id}
              component="li"
              sx={{
                '& a': {
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1,
                  mx: -1,
                  px: 1,
                  py: 0.75,
                  borderRadius: '6px',
                  fontSize: '0.875rem',
                  color: 'text.primary',
                  textDecoration: 'none',
                  overflowWrap: 'anywhere',
                  '&:hover': { bgcolor: 'action.hover' },
                },
                '& svg': { flexShrink: 0, color: 'text.secondary' },
              }}
            >
              <Link to="/intent/list/$intentId" params={{ intentId: id }}>
                <Workflow size={16} aria-hidden />
                {title}
              </Link>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
