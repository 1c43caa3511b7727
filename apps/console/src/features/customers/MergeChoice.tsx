import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Customer, mergedCustomer } from '@samtale/contract';
import { ArrowDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { customerLabel } from './customer-label.ts';

interface MergeChoiceProps {
  customer: Customer;
  other: Customer;
  /** The other one is kept. */
  keepsOther: boolean;
  dirty: boolean;
  onKeepOther(keeps: boolean): void;
}

/** Which of two customers is kept, and what it will be afterwards. */
export function MergeChoice({ customer, other, keepsOther, dirty, onKeepOther }: MergeChoiceProps) {
  const { t } = useTranslation('customers');
  const name = useId();
  const result = keepsOther ? mergedCustomer(other, customer) : mergedCustomer(customer, other);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box component="fieldset" sx={{ display: 'grid', gap: 1, m: 0, p: 0, border: 0, minWidth: 0 }}>
        <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1 }}>
          {t('merge.keep')}
        </Typography>
        {[customer, other].map((one) => (
          <KeptChoice
            key={one.id}
            group={name}
            customer={one}
            isKept={(one === other) === keepsOther}
            onKeep={() => onKeepOther(one === other)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'center', color: 'text.secondary' }}>
        <ArrowDown size={16} aria-hidden />
      </Box>
      <Box component="section" sx={{ px: 2, py: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
          {t('merge.result')}
        </Typography>
        <MergedFacts result={result} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('merge.note')}
      </Typography>
      {dirty && <Alert severity="warning">{t('merge.unsaved')}</Alert>}
    </Box>
  );
}

interface KeptChoiceProps {
  /** Holds the choices together. */
  group: string;
  customer: Customer;
  isKept: boolean;
  onKeep(): void;
}

function KeptChoice({ group, customer, isKept, onKeep }: KeptChoiceProps) {
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 1,
        border: 1,
        borderColor: isKept ? 'primary.main' : 'line.control',
        borderRadius: 1,
        bgcolor: isKept ? 'tint.accent' : undefined,
        cursor: 'pointer',
      }}
    >
      <Box
        component="input"
        type="radio"
        name={group}
        checked={isKept}
        onChange={onKeep}
        sx={{ flexShrink: 0, m: 0, width: 16, height: 16, accentColor: 'var(--mui-palette-primary-main)' }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography noWrap sx={{ fontWeight: 500 }}>
          {customerLabel(customer)}
        </Typography>
        <Typography noWrap sx={{ minHeight: 18, fontSize: '0.75rem', color: 'text.secondary' }}>
          {[customer.phone, customer.email].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
    </Box>
  );
}

function MergedFacts({ result }: { result: ReturnType<typeof mergedCustomer> }) {
  const { t } = useTranslation('customers');
  const facts = [
    { label: t('detail.name'), values: [result.name] },
    { label: t('detail.phones.heading'), values: result.phones.map(({ value }) => value) },
    { label: t('detail.emails.heading'), values: result.emails.map(({ value }) => value) },
    { label: t('detail.linkedPhone'), values: [result.linkedPhoneNumber] },
    { label: t('detail.source'), values: [result.source] },
    { label: t('detail.comment'), values: [result.comment] },
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: '112px minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 0.75,
        m: 0,
        fontSize: '0.8125rem',
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
      }}
    >
      {facts
        .filter(({ values }) => values.some(Boolean))
        .map(({ label, values }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{values.join('\n')}</dd>
          </Box>
        ))}
    </Box>
  );
}
