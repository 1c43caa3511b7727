import Box from '@mui/material/Box';
import {
  contactValueMax,
  customerCommentMax,
  customerNameMax,
  customerSourceMax,
  type PretendedCustomer,
} from '@samtale/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FramedInput } from '../../ui/FramedInput.tsx';
import { SwitchLine } from '../../ui/SwitchLine.tsx';

/** Each with how many letters it can have. */
const texts = [
  ['name', customerNameMax],
  ['phone', contactValueMax],
  ['email', contactValueMax],
  ['source', customerSourceMax],
  ['comment', customerCommentMax],
] as const;
const flags = ['handled', 'solved'] as const;
const nameless: PretendedCustomer = {
  name: '',
  phone: '',
  email: '',
  source: '',
  comment: '',
  handled: false,
  solved: false,
};

interface PretendedCustomerFieldsProps {
  /** Null for one who is not known. */
  customer: PretendedCustomer | null;
  onChange(customer: PretendedCustomer | null): void;
}

/** Whom a conversation pretends to be with. What was filled in comes back when the customer is known again. */
export function PretendedCustomerFields({ customer, onChange }: PretendedCustomerFieldsProps) {
  const { t } = useTranslation('flows');
  const { t: customers } = useTranslation('customers');
  const id = useId();
  const [last, setLast] = useState(customer ?? nameless);
  const change = (part: Partial<PretendedCustomer>) => {
    const next = { ...last, ...customer, ...part };
    setLast(next);
    onChange(next);
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
      <SwitchLine
        label={t('conditions.customer.known')}
        checked={customer !== null}
        onChange={(isKnown) => (isKnown ? change({}) : onChange(null))}
      />
      {customer && (
        <Box
          role="group"
          aria-label={customers('detail.title')}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
            gap: 1.5,
            pl: 1.5,
            borderLeft: 2,
            borderColor: 'divider',
          }}
        >
          {texts.map(([fact, maxLength]) => (
            <div key={fact}>
              <Box
                component="label"
                htmlFor={`${id}-${fact}`}
                sx={{ display: 'block', mb: 0.5, fontSize: '0.8125rem' }}
              >
                {t(`conditions.customer.${fact}`)}
              </Box>
              <FramedInput
                id={`${id}-${fact}`}
                frameHeight={36}
                autoComplete="off"
                maxLength={maxLength}
                value={customer[fact]}
                onChange={({ target }) => change({ [fact]: target.value })}
              />
            </div>
          ))}
          <Box sx={{ display: 'grid', gap: 1, gridColumn: '1 / -1' }}>
            {flags.map((fact) => (
              <SwitchLine
                key={fact}
                label={t(`conditions.customer.${fact}`)}
                checked={customer[fact]}
                onChange={(on) => change({ [fact]: on })}
              />
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
