import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { endpoints } from '@samtale/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { FieldFrame } from '../../ui/FieldFrame.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { PickField, PickOption } from '../../ui/PickField.tsx';
import { PickList } from '../../ui/PickList.tsx';

/** A company, or that it is all of them. */
export interface ChosenCompany {
  customerId: string | null;
  customerName: string;
}

interface CompanyFieldProps {
  chosen: ChosenCompany;
  problem: string | undefined;
  onChange(chosen: ChosenCompany): void;
}

/** Whom a provider is for: one company, or all. */
export function CompanyField({ chosen, problem, onChange }: CompanyFieldProps) {
  const { t } = useTranslation('phoneNumbers');
  const id = useId();
  const { customerId } = chosen;
  const name = customerId === null ? t('provider.forAll') : chosen.customerName;
  return (
    <FieldFrame id={id} label={t('provider.company')} problem={problem} named>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <PickField
          label={`${t('provider.chooseCompany')}: ${name}`}
          list={(close) => (
            <CompanyOptions
              customerId={customerId}
              onPick={(company) => {
                close();
                onChange(company);
              }}
            />
          )}
          chosen={name}
        />
        {customerId !== null && (
          <Hint text={t('provider.clearCompany')} align="end">
            <IconButton
              aria-label={t('provider.clearCompany')}
              onClick={() => onChange({ customerId: null, customerName: '' })}
            >
              <X aria-hidden />
            </IconButton>
          </Hint>
        )}
      </Box>
    </FieldFrame>
  );
}

interface CompanyOptionsProps {
  customerId: string | null;
  onPick(company: ChosenCompany): void;
}

function CompanyOptions({ customerId, onPick }: CompanyOptionsProps) {
  const { t } = useTranslation('phoneNumbers');
  const { agent } = useSession();
  const [text, setText] = useState('');
  const { data } = useEndpoint(
    endpoints.phoneNumbers.getCustomerByName,
    { params: { agentId: agent.id, text: text.trim() || '*' } },
    { placeholderData: keepPreviousData },
  );
  return (
    <PickList
      label={t('provider.chooseCompany')}
      placeholder={t('provider.searchCompany')}
      nothing={data ? t('provider.noCompany') : t('list.loading')}
      maxHeight={280}
      text={text}
      onText={setText}
      options={data?.list ?? []}
      keyOf={({ id }) => id}
      isSelected={({ id }) => id === customerId}
      onPick={({ id, name }) => onPick({ customerId: id, customerName: name })}
      show={({ id, name, cvr }) => <PickOption name={name} detail={cvr} isChosen={id === customerId} />}
    />
  );
}
