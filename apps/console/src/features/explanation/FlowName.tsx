import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from '@tanstack/react-router';
import type { NamedFlow } from './use-flow-titles.ts';

interface FlowNameProps {
  flowId: string;
  flow: NamedFlow;
  /** It stands alone in a row, and shows only under the pointer that it leads somewhere. */
  quiet?: boolean;
}

/** A flow's title, as the way to it where there is one. */
export function FlowName({ flowId, flow, quiet = false }: FlowNameProps) {
  if (!flow.isOpenable) return <Box component="span">{flow.title}</Box>;
  return (
    <MuiLink
      component={Link}
      to={`/intent/list/${flowId}`}
      underline={quiet ? 'hover' : 'always'}
      {...(quiet && { color: 'inherit', sx: { display: 'inline-block', lineHeight: '24px' } })}
    >
      {flow.title}
    </MuiLink>
  );
}
