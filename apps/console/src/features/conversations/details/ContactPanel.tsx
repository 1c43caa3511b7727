import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/use-session.ts';
import type { ChatDetailsProps } from './ChatDetails.tsx';
import { CustomerCard } from './CustomerCard.tsx';
import { DetailSection, Nothing } from './DetailSection.tsx';
import { EnteredValues } from './EnteredValues.tsx';
import { LinkCustomer } from './LinkCustomer.tsx';

/** Whom the conversation is with, what else was said with them, and what they have typed. */
export function ContactPanel({ row, values, left, onChanged }: ChatDetailsProps) {
  const { t } = useTranslation('chat');
  const { t: customers } = useTranslation('customers');
  const { agent } = useSession();
  const { customerId } = row;
  const told = {
    ...(left && { [t('details.customer.name')]: left.name, [t('details.customer.email')]: left.email }),
    ...values,
  };
  return (
    <>
      {agent.gdprInterval === 0 ? (
        <DetailSection title={t('details.customer.title')}>
          <Nothing>{customers('customers.hidden')}</Nothing>
        </DetailSection>
      ) : customerId ? (
        <CustomerCard key={customerId} row={row} customerId={customerId} onChanged={onChanged} />
      ) : (
        <LinkCustomer row={row} values={told} onChanged={onChanged} />
      )}
      <EnteredValues values={told} />
    </>
  );
}
