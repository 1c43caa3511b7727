import MuiLink from '@mui/material/Link';
import type { Citation } from '@samtale/dialog';
import { Link } from '@tanstack/react-router';
import { FlowName } from './FlowName.tsx';
import type { NamedFlow } from './use-flow-titles.ts';

interface CitedTitleProps {
  citation: Citation;
  nameOf(flowId: string, before?: string): NamedFlow;
}

/** The title of what an answer rests on, as the way to the flow or the source. */
export function CitedTitle({ citation: { title, flowId, page }, nameOf }: CitedTitleProps) {
  if (flowId) return <FlowName flowId={flowId} flow={{ ...nameOf(flowId, title), title }} quiet />;
  if (!page) return title;
  return (
    <MuiLink
      component={Link}
      to={`/jobs/detail/${page.sourceId}`}
      underline="hover"
      color="inherit"
      sx={{ display: 'inline-block', lineHeight: '24px' }}
    >
      {title}
    </MuiLink>
  );
}
