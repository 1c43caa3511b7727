import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ApiError, endpoints, newId } from '@samtale/contract';
import { toldContact } from '@samtale/dialog/show';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { errorText } from '../../../lib/toast/error-text.ts';
import { FramedInput } from '../../../ui/FramedInput.tsx';
import { Nothing } from './DetailSection.tsx';

interface NewCustomerProps {
  /** What the bot was told, by parameter. */
  values: Readonly<Record<string, string>>;
  disabled: boolean;
  onLink(customerId: string): void;
}

const fields = ['name', 'phone', 'email'] as const;
const inputTypes = { name: 'text', phone: 'tel', email: 'email' } as const;

/** Makes a customer of whom the conversation is with, beginning with what the bot was told of them. */
export function NewCustomer({ values, disabled, onLink }: NewCustomerProps) {
  const { t } = useTranslation('chat');
  const { agent } = useSession();
  const [told] = useState(() => toldContact(values));
  const [contact, setContact] = useState(told);
  const [refused, setRefused] = useState<ApiError['reply'] | null>(null);
  const [problem, setProblem] = useState('');
  const saving = useEndpointChange(endpoints.customers.saveCustomer, {
    onSuccess: ({ id }) => onLink(id),
    onError: (error) => {
      setRefused(error.reply);
      setProblem(errorText(error));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(null);
    setProblem('');
    saving.mutate({ params: { agentId: agent.id }, body: { customer: { id: newId, ...contact } } });
  };
  const { id: otherId, name: otherName } =
    refused?.details.code === 'duplicate' ? (refused.details.values ?? {}) : {};
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
      {Object.values(told).some(Boolean) && <Nothing>{t('details.customer.prefilled')}</Nothing>}
      {fields.map((field) => (
        <Box key={field} component="label">
          <Box
            component="span"
            sx={{ display: 'block', mb: 0.5, fontSize: '0.75rem', color: 'text.secondary' }}
          >
            {t(`details.customer.${field}`)}
          </Box>
          <FramedInput
            type={inputTypes[field]}
            frameHeight={36}
            value={contact[field]}
            onChange={({ target }) => setContact({ ...contact, [field]: target.value })}
          />
        </Box>
      ))}
      {problem && (
        <Box role="alert" sx={{ fontSize: '0.8125rem', color: 'error.main' }}>
          {problem}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" size="small" disabled={disabled || saving.isPending}>
          {t('details.customer.save')}
        </Button>
        {otherId && (
          <Button
            variant="outlined"
            color="inherit"
            size="small"
            disabled={disabled}
            onClick={() => onLink(otherId)}
          >
            {t('details.customer.linkOther', { name: otherName ?? '' })}
          </Button>
        )}
      </Box>
    </Box>
  );
}
