import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type CheckFinding, type CheckKind, checkSeverities } from '@samtale/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../ui/use-number-format.ts';
import { FindingRow } from './FindingRow.tsx';
import { SeverityIcon } from './SeverityIcon.tsx';
import { findingKey } from './use-checks.ts';

/** Rows that are drawn before more are asked for. */
const step = 50;

interface FindingGroupProps {
  kind: CheckKind;
  findings: readonly CheckFinding[];
}

/** All findings of a kind, with what is bad about it. */
export function FindingGroup({ kind, findings }: FindingGroupProps) {
  const { t } = useTranslation('checks');
  const number = useNumberFormat();
  const headingId = useId();
  const [shown, setShown] = useState(step);
  const left = findings.length - shown;
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mb: 4 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <SeverityIcon severity={checkSeverities[kind]} />
        <Typography id={headingId} variant="h3" component="h2">
          {t(`kind.${kind}.title`)}
        </Typography>
        <Box
          component="span"
          sx={{ fontSize: '0.875rem', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {number(findings.length)}
        </Box>
      </Box>
      <Typography sx={{ mt: 0.25, mb: 1, pl: 3, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {t(`kind.${kind}.why`)}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, pl: 3, listStyle: 'none' }}>
        {findings.slice(0, shown).map((finding) => (
          <FindingRow key={findingKey(finding)} finding={finding} />
        ))}
      </Box>
      {left > 0 && (
        <Button size="small" color="inherit" onClick={() => setShown(shown + step)} sx={{ ml: 2 }}>
          {t('showMore', { count: Math.min(step, left) })}
        </Button>
      )}
    </Box>
  );
}
