import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Customer } from '@samtale/contract';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listRowStyle } from '../../ui/list-row-style.ts';
import { Timestamp } from '../../ui/Timestamp.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { customerColumns } from './customer-columns.ts';
import { customerLabel } from './customer-label.ts';

interface CustomerRowProps {
  customer: Customer;
  onSolve(): void;
}

const cell = {
  display: { xs: 'none', md: 'block' },
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** A customer in the list: a line on wide screens, two on narrow ones. By the keyboard the row turns the switch. */
export function CustomerRow({ customer, onSolve }: CustomerRowProps) {
  const { t } = useTranslation('customers');
  const { name, phone, email, source, solved, handled, lastModified } = customer;
  const label = customerLabel(customer);
  return (
    <Box
      sx={{
        ...listRowStyle(customerColumns),
        gridTemplateColumns: { xs: 'minmax(0, 1fr) 44px', md: customerColumns },
      }}
    >
      <Box sx={{ minWidth: 0, py: { xs: 1, md: 0 } }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 500, color: name ? 'text.primary' : 'text.secondary' }}>
            {name || t('list.unnamed')}
          </Typography>
          {source && (
            <Typography
              noWrap
              variant="body2"
              sx={{ display: { md: 'none', lg: 'block' }, flexShrink: 2, color: 'text.secondary' }}
            >
              {source}
            </Typography>
          )}
        </Box>
        <Typography noWrap sx={{ display: { md: 'none' }, fontSize: '0.75rem', color: 'text.secondary' }}>
          {[phone, email].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box sx={cell}>{phone}</Box>
      <Box sx={cell}>{email}</Box>
      <Box sx={{ ...cell, color: 'text.secondary', '& svg': { display: 'block' } }}>
        {handled && <Check size={16} role="img" aria-label={t('list.column.handled')} />}
      </Box>
      <Box sx={{ ...cell, color: 'text.secondary', textAlign: 'right' }}>
        <Timestamp value={lastModified} />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <Toggle
          tabIndex={-1}
          aria-label={t('list.solve', { name: label })}
          checked={solved}
          onClick={(event) => event.stopPropagation()}
          onChange={onSolve}
        />
      </Box>
    </Box>
  );
}
