import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type FlowListItem, IntentType } from '@samtale/contract';
import { createLink } from '@tanstack/react-router';
import { CornerDownRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { flowStatus, toneOfStatus, useFlowList } from '../../flow-list/index.ts';
import { AddFollowUp } from './AddFollowUp.tsx';

const FlowLink = createLink(Link);

/** The flows that are understood right after this one, and the one that answers all else. */
export function FollowUps({ parentId }: { parentId: string }) {
  const { t } = useTranslation('flows');
  const { data } = useFlowList();
  const below = data?.list.filter(({ followUpParentId }) => followUpParentId === parentId) ?? [];
  const isElse = ({ intentType }: FlowListItem) => intentType === IntentType.fallback;
  const groups = [
    { kind: 'followUp', flows: below.filter((flow) => !isElse(flow)), isFull: false },
    { kind: 'else', flows: below.filter(isElse), isFull: below.some(isElse) },
  ] as const;
  return groups.map(({ kind, flows, isFull }) => (
    <Box component="section" key={kind} sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Typography component="h3" sx={{ fontSize: '0.875rem', fontWeight: 550 }}>
        {t(`conversation.${kind}.title`)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(`conversation.${kind}.description`)}
      </Typography>
      {flows.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {flows.map((flow) => (
            <FollowUp key={flow.id} flow={flow} />
          ))}
        </Box>
      )}
      {!isFull && <AddFollowUp parentId={parentId} kind={kind} />}
    </Box>
  ));
}

function FollowUp({ flow }: { flow: FlowListItem }) {
  const { t } = useTranslation('flows');
  const status = flowStatus(flow);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 36 }}>
      <Box sx={{ display: 'flex', color: 'text.secondary' }}>
        <CornerDownRight size={15} aria-hidden />
      </Box>
      <FlowLink
        to="/intent/list/$intentId"
        params={{ intentId: flow.id }}
        search={(now) => now}
        underline="hover"
        noWrap
        sx={{ color: 'text.primary', fontSize: '0.875rem' }}
      >
        {flow.title}
      </FlowLink>
      {status !== 'published' && <StatusChip tone={toneOfStatus[status]}>{t(`status.${status}`)}</StatusChip>}
    </Box>
  );
}
