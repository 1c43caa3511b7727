import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { endpoints, type PhoneNumber, type PhoneProviderDetail } from '@samtale/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { FieldFrame } from '../../ui/FieldFrame.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { PickButton } from '../../ui/PickButton.tsx';
import { PickList } from '../../ui/PickList.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';

type OwnNumber = PhoneProviderDetail['phoneNumberList'][number];

interface ProviderNumbersProps {
  /** Those it has. */
  own: readonly OwnNumber[];
  /** Those that come over from others once it is saved. */
  joining: readonly OwnNumber[];
  onChange(joining: OwnNumber[]): void;
}

/** The numbers of a provider, and those that are moved to it. */
export function ProviderNumbers({ own, joining, onChange }: ProviderNumbersProps) {
  const { t } = useTranslation('phoneNumbers');
  const id = useId();
  const isThere = (number: { id: string }) => [...own, ...joining].some((one) => one.id === number.id);
  return (
    <FieldFrame id={id} label={t('provider.numbers')} named>
      {own.length + joining.length === 0 ? (
        <Box sx={{ mb: 1.5, color: 'text.secondary' }}>{t('provider.noNumbers')}</Box>
      ) : (
        <Box
          component="ul"
          aria-label={t('provider.numbers')}
          sx={{
            listStyle: 'none',
            m: 0,
            mb: 1.5,
            p: 0,
            maxHeight: 220,
            overflowY: 'auto',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            '& > li': { display: 'flex', alignItems: 'center', gap: 1, minHeight: 40, pl: 1.5, pr: 0.5 },
            '& > li + li': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          {joining.map((number) => (
            <li key={number.id}>
              <Written number={number.number} />
              <StatusChip tone="info">{t('provider.joins')}</StatusChip>
              <IconButton
                size="small"
                aria-label={t('provider.leaveOut', { number: formatNumber(number.number) })}
                onClick={() => onChange(joining.filter(({ id: one }) => one !== number.id))}
              >
                <X aria-hidden />
              </IconButton>
            </li>
          ))}
          {own.map((number) => (
            <li key={number.id}>
              <Written number={number.number} />
            </li>
          ))}
        </Box>
      )}
      <PickButton
        label={t('provider.addNumber')}
        startIcon={<Plus aria-hidden />}
        list={(close) => (
          <NumberOptions
            isOffered={(number) => !isThere(number)}
            onPick={({ id: one, number }) => {
              close();
              onChange([...joining, { id: one, number }]);
            }}
          />
        )}
      >
        {t('provider.addNumber')}
      </PickButton>
    </FieldFrame>
  );
}

function Written({ number }: { number: string }) {
  return (
    <Box component="span" sx={{ flex: 1, minWidth: 0, fontVariantNumeric: 'tabular-nums' }}>
      {formatNumber(number)}
    </Box>
  );
}

interface NumberOptionsProps {
  isOffered(number: PhoneNumber): boolean;
  onPick(number: PhoneNumber): void;
}

function NumberOptions({ isOffered, onPick }: NumberOptionsProps) {
  const { t } = useTranslation('phoneNumbers');
  const { agent } = useSession();
  const [text, setText] = useState('');
  const { data } = useEndpoint(
    endpoints.phoneNumbers.getPhoneNumberBySearch,
    { params: { agentId: agent.id, text: text.trim() || '*' } },
    { placeholderData: keepPreviousData },
  );
  return (
    <PickList
      label={t('provider.addNumber')}
      placeholder={t('provider.searchNumber')}
      nothing={data ? t('provider.noNumber') : t('list.loading')}
      maxHeight={280}
      text={text}
      onText={setText}
      options={(data?.list ?? []).filter(isOffered)}
      keyOf={({ id }) => id}
      onPick={onPick}
      show={({ number, phoneProviderName }) => (
        <>
          <Written number={number} />
          <Box
            component="span"
            sx={{ minWidth: 0, overflowWrap: 'anywhere', fontSize: '0.75rem', color: 'text.secondary' }}
          >
            {phoneProviderName}
          </Box>
        </>
      )}
    />
  );
}
