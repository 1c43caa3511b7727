import Box from '@mui/material/Box';
import type { CheckFinding } from '@samtale/contract';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EntityTypeLink, FindingWords, FlowLink } from './FindingLinks.tsx';
import { isBetweenTwo } from './use-checks.ts';
import { useFindingWords } from './use-finding-words.ts';

/** One finding: its flows, each a way to it, and what is the matter between them. */
export function FindingRow({ finding }: { finding: CheckFinding }) {
  const { t } = useTranslation('checks');
  const words = useFindingWords()(finding);
  const { kind, intent, otherIntent, entityType } = finding;
  const isClash = isBetweenTwo(kind);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 6fr)' },
        columnGap: 3,
        alignItems: 'baseline',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        fontSize: '0.875rem',
      }}
    >
      {(intent || entityType) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.75, minWidth: 0 }}>
          {intent && <FlowLink flow={intent} />}
          {entityType && <EntityTypeLink type={entityType} />}
          {otherIntent && (
            <>
              <Box component="span" sx={{ display: 'inline-flex', color: 'text.secondary' }}>
                {isClash ? t('and') : <ArrowRight size={14} aria-hidden />}
              </Box>
              <FlowLink flow={otherIntent} />
            </>
          )}
        </Box>
      )}
      {words && (
        <Box sx={{ minWidth: 0, fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <FindingWords finding={finding} words={words} />
        </Box>
      )}
    </Box>
  );
}
