import Button from '@mui/material/Button';
import { createLink } from '@tanstack/react-router';
import { Plus, Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/use-session.ts';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CustomerList } from './CustomerList.tsx';
import { ExportButton } from './ExportButton.tsx';
import { HiddenCustomers } from './HiddenCustomers.tsx';

const ButtonLink = createLink(Button);

/** The people who talk with the bot, as far as they are known. */
export function CustomersScreen() {
  const { t } = useTranslation('customers');
  const { agent } = useSession();
  if (agent.gdprInterval === 0) return <HiddenCustomers />;
  return (
    <ListScreen minHeight={480}>
      <PageHeader
        title={t('title')}
        description={t('list.description')}
        actions={
          <>
            <ExportButton />
            <ButtonLink
              to="/customers/import"
              variant="outlined"
              color="inherit"
              startIcon={<Upload aria-hidden />}
            >
              {t('list.import')}
            </ButtonLink>
            <NewCustomerButton />
          </>
        }
      />
      <CustomerList newCustomer={<NewCustomerButton />} />
    </ListScreen>
  );
}

function NewCustomerButton() {
  const { t } = useTranslation('customers');
  return (
    <ButtonLink to="/customers/new" variant="contained" startIcon={<Plus aria-hidden />}>
      {t('list.new')}
    </ButtonLink>
  );
}
