import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type PhoneNumber, PhoneNumberState } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { DeleteRowButton } from '../../ui/DeleteRowButton.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { listRowStyle } from '../../ui/list-row-style.ts';
import { StatusChip, type StatusTone } from '../../ui/StatusChip.tsx';
import { useCountryName } from '../agents/index.ts';
import { numberColumns } from './phone-columns.ts';

interface PhoneNumberRowProps {
  number: PhoneNumber;
  onRemove(): void;
}

const wide = { display: { xs: 'none', md: 'block' }, minWidth: 0, fontSize: '0.8125rem' } as const;
const second = { fontSize: '0.75rem', color: 'text.secondary' } as const;

const tones: Record<PhoneNumberState, StatusTone> = { 1: 'success', 2: 'info', 3: 'neutral' };

/** A number in the list: columns on wide screens, lines on narrow ones. */
export function PhoneNumberRow({ number, onRemove }: PhoneNumberRowProps) {
  const { t } = useTranslation('phoneNumbers');
  const countryName = useCountryName();
  const { sipUsername, phoneProviderName, customerName, serviceType, handlingType, state } = number;
  const isRemoved = state === PhoneNumberState.removed;
  const written = formatNumber(number.number);
  const uses = [number.supportsVoice && t('voice'), number.supportsSms && t('sms')].filter(Boolean);
  const chip = <StatusChip tone={tones[state]}>{t(`state.${state}`)}</StatusChip>;
  return (
    <Box
      sx={{ ...listRowStyle(numberColumns), minHeight: { xs: 72, md: 59 }, opacity: isRemoved ? 0.75 : 1 }}
    >
      <Box sx={{ minWidth: 0, py: 1 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}>
            {written}
          </Typography>
          <Box sx={{ display: { xs: 'flex', md: 'none' } }}>{chip}</Box>
        </Box>
        <Typography noWrap sx={{ ...second, display: { xs: 'none', md: 'block' } }}>
          {countryName(number.countryId)}
        </Typography>
        <Typography noWrap sx={{ ...second, display: { md: 'none' } }}>
          {[phoneProviderName, customerName].filter(Boolean).join(' · ')}
        </Typography>
        <Typography noWrap sx={{ ...second, display: { md: 'none' } }}>
          {[t(`service.${serviceType}`), ...uses, sipUsername].join(' · ')}
        </Typography>
      </Box>
      <Box sx={wide}>
        <Typography noWrap sx={{ fontSize: '0.8125rem' }}>
          {phoneProviderName}
        </Typography>
        <Typography noWrap sx={second}>
          {customerName || t('list.forAll')}
        </Typography>
      </Box>
      <Typography noWrap title={sipUsername} sx={wide}>
        {sipUsername}
      </Typography>
      <Box sx={wide}>
        <Typography noWrap sx={{ fontSize: '0.8125rem' }}>
          {t(`service.${serviceType}`)}
        </Typography>
        <Typography noWrap sx={second}>
          {t(`handling.${handlingType}`)}
        </Typography>
      </Box>
      <Box sx={{ ...wide, color: 'text.secondary' }}>{uses.join(', ') || '–'}</Box>
      <Box sx={wide}>{chip}</Box>
      {!isRemoved && (
        <DeleteRowButton label={t('list.removeNumber', { number: written })} onDelete={onRemove} />
      )}
    </Box>
  );
}
