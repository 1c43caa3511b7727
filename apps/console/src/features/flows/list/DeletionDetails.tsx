import Box from '@mui/material/Box';
import type { FlowLead, FlowUse } from '@samtale/contract';
import { useTranslation } from 'react-i18next';

/** Flows that a question names before it only counts the rest. */
const named = 5;

interface DeletionDetailsProps {
  /** Those below the flow, which are deleted with it. */
  followUps: readonly FlowUse[];
  leads: readonly FlowLead[];
  /** Where a flow is opened: the question stands outside of what knows the addresses. */
  addressOf(flowId: string): string;
}

/** What goes along with a flow that is to be deleted, and what leads to it. */
export function DeletionDetails({ followUps, leads, addressOf }: DeletionDetailsProps) {
  const { t } = useTranslation('flows');
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <div>{t('list.delete.description')}</div>
      {followUps.length > 0 && (
        <Named
          heading={t('list.delete.followUps', { count: followUps.length })}
          flows={followUps}
          addressOf={addressOf}
        />
      )}
      {leads.length > 0 && (
        <Named
          heading={t('list.delete.leads')}
          flows={leads}
          addressOf={addressOf}
          told={({ kinds }) => kinds.map((kind) => t(`list.delete.kind.${kind}`)).join(', ')}
          after={t('list.delete.nowhere')}
        />
      )}
      <div>{t('list.delete.undo')}</div>
    </Box>
  );
}

interface NamedProps<Flow extends FlowUse> {
  heading: string;
  flows: readonly Flow[];
  addressOf(flowId: string): string;
  /** What is said of each. */
  told?(flow: Flow): string;
  after?: string;
}

/** The first of some flows, each a link that leaves the question open. */
function Named<Flow extends FlowUse>({ heading, flows, addressOf, told, after }: NamedProps<Flow>) {
  const { t } = useTranslation('flows');
  return (
    <div>
      {heading}
      <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {flows.slice(0, named).map((flow) => (
          <Box component="li" key={flow.id} sx={{ '& a': { color: 'text.primary' } }}>
            <a href={addressOf(flow.id)} target="_blank" rel="noopener">
              {flow.title}
            </a>
            {told && ` (${told(flow)})`}
          </Box>
        ))}
        {flows.length > named && <li>{t('list.delete.andMore', { count: flows.length - named })}</li>}
      </Box>
      {after}
    </div>
  );
}
