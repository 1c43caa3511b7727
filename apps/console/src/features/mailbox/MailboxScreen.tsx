import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { endpoints } from '@samtale/contract';
import { MailOpen } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { errorText } from '../../lib/toast/error-text.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { setPageTitle } from '../../ui/page-title.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { GuestHead } from '../auth/index.ts';
import { MailView } from './MailView.tsx';
import { useMailboxKey } from './use-mailbox-key.ts';

/** Milliseconds between looks for new mail. */
const lookAgain = 3000;

/** What a server without a mail server would have sent: for whoever tries the product on their own machine. */
export function MailboxScreen() {
  const { t } = useTranslation('guest');
  const key = useMailboxKey();
  const mails = useEndpoint(
    endpoints.mailbox.getMailbox,
    { body: { key } },
    { refetchInterval: lookAgain, retry: false },
  );
  useEffect(() => {
    setPageTitle(t('mailbox.title'));
  }, [t]);
  return (
    <Box component="main" sx={{ minHeight: '100dvh', bgcolor: 'background.paper' }}>
      <Box sx={{ maxWidth: 784, mx: 'auto', px: { xs: 2, md: 4 }, py: { xs: 2.5, md: 4 } }}>
        <GuestHead sx={{ mb: 4 }} />
        <Typography variant="h1">{t('mailbox.title')}</Typography>
        <Typography sx={{ mt: 0.75, mb: 4, color: 'text.secondary' }}>{t('mailbox.about')}</Typography>
        {mails.isPending && <SkeletonRows label={t('mailbox.loading')} count={3} />}
        {mails.isError && <Box role="alert">{errorText(mails.error)}</Box>}
        {mails.data?.list.length === 0 && (
          <EmptyState icon={MailOpen} title={t('mailbox.empty')} description={t('mailbox.emptyAbout')} />
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {mails.data?.list.map((mail, index) => (
            <MailView key={mail.id} mail={mail} startsOpen={index === 0} />
          ))}
        </Box>
      </Box>
    </Box>
  );
}
