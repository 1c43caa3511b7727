import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { endpoints, type FlowVersionContent } from '@samtale/contract';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../lib/api/api.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { useFlowParams } from '../../flow-list/index.ts';
import { ChangeList } from './ChangeList.tsx';
import { compareFlows } from './compare-flows.ts';
import { type FlowContent, flowParts } from './flow-parts.ts';
import { usePartWords } from './use-part-words.ts';

interface VersionChangesProps {
  intentId: string;
  version: number;
  /** The version before it; null for the first. */
  previous: number | null;
  current: FlowContent;
  onRestore(content: FlowVersionContent): void;
}

/** What a version is compared with. */
type Against = 'previous' | 'current';

/** What one publishing changed, or how it differs from what is in the editor. */
export function VersionChanges({ intentId, version, previous, current, onRestore }: VersionChangesProps) {
  const { t } = useTranslation('flows');
  const words = usePartWords();
  const [against, setAgainst] = useState<Against>('previous');
  const content = useVersion(intentId, version);
  const before = useVersion(intentId, previous);
  if (!content || (previous !== null && !before)) {
    return <SkeletonRows label={t('history.loading')} count={6} />;
  }
  const order = t('history.part.order');
  const partsOf = (flow: FlowContent) => flowParts(flow, words);
  // The editor neither says where a flow stands, nor a version whether it is turned off.
  const withoutPlace = ({ followUpParentId: _, ...flow }: FlowContent) => ({ ...flow, disabled: false });
  const changes =
    against === 'previous'
      ? compareFlows(before ? partsOf(before) : [], partsOf(content), order)
      : compareFlows(partsOf(withoutPlace(content)), partsOf(withoutPlace(current)), order);
  const labels =
    against === 'previous'
      ? {
          beforeLabel: previous === null ? t('history.before') : t('history.version', { version: previous }),
          afterLabel: t('history.version', { version }),
        }
      : { beforeLabel: t('history.version', { version }), afterLabel: t('history.current') };
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, px: 3, py: 1.5 }}>
        <Segmented<Against>
          label={t('history.compare.label')}
          value={against}
          onChange={setAgainst}
          choices={[
            { value: 'previous', label: t('history.compare.previous') },
            { value: 'current', label: t('history.compare.current') },
          ]}
        />
        <Button
          variant="outlined"
          size="small"
          startIcon={<RotateCcw aria-hidden size={16} />}
          onClick={() => onRestore(content)}
          sx={{ ml: 'auto' }}
        >
          {t('history.restore')}
        </Button>
      </Box>
      <Box
        tabIndex={0}
        role="region"
        aria-label={t('history.changes')}
        sx={{ flex: 1, px: 3, pb: 3, overflowY: 'auto' }}
      >
        {changes.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('history.same')}</Typography>
        ) : (
          <ChangeList changes={changes} {...labels} />
        )}
      </Box>
    </Box>
  );
}

/** A version never changes, so it is read once. */
function useVersion(intentId: string, version: number | null): FlowVersionContent | undefined {
  const params = { ...useFlowParams(), intentId, version: version ?? 0 };
  const settings = { enabled: version !== null, staleTime: Number.POSITIVE_INFINITY };
  return useEndpoint(endpoints.flows.getFlowVersion, { params }, settings).data;
}
