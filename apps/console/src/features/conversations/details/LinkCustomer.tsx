import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ConversationSummary } from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerSearch } from './CustomerSearch.tsx';
import { DetailSection, Nothing } from './DetailSection.tsx';
import { NewCustomer } from './NewCustomer.tsx';
import { useLinkCustomer } from './use-link-customer.ts';

interface LinkCustomerProps {
  row: ConversationSummary;
  /** What the bot was told, by parameter. */
  values: Readonly<Record<string, string>>;
  onChanged(row: ConversationSummary): void;
}

/** Says whom a conversation is with: a customer who is known, or a new one. */
export function LinkCustomer({ row, values, onChanged }: LinkCustomerProps) {
  const { t } = useTranslation('chat');
  const { t: shell } = useTranslation();
  const [step, setStep] = useState<'find' | 'create' | null>(null);
  const { link, isPending } = useLinkCustomer(row, onChanged);
  return (
    <DetailSection title={t('details.customer.title')}>
      {step === null ? (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Nothing>{t('details.customer.none')}</Nothing>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {(['find', 'create'] as const).map((each) => (
              <Button
                key={each}
                variant="outlined"
                color="inherit"
                size="small"
                onClick={() => setStep(each)}
              >
                {t(`details.customer.${each}`)}
              </Button>
            ))}
          </Box>
        </Box>
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {step === 'find' ? (
            <CustomerSearch disabled={isPending} onChoose={link} />
          ) : (
            <NewCustomer values={values} disabled={isPending} onLink={link} />
          )}
          <Button
            size="small"
            color="inherit"
            onClick={() => setStep(null)}
            sx={{ justifySelf: 'start', ml: -1 }}
          >
            {shell('action.cancel')}
          </Button>
        </Box>
      )}
    </DetailSection>
  );
}
