import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { uiLanguage } from '../../lib/i18n/i18n.ts';
import { formatDay } from '../../ui/format-time.ts';

interface EndedNoticeProps {
  endedAt: string;
  isAdministrator: boolean;
  administrators: readonly { name: string; email: string }[];
}

/** Says that the plan has ended, that nothing is lost, and whom to ask. */
export function EndedNotice({ endedAt, isAdministrator, administrators }: EndedNoticeProps) {
  const { t } = useTranslation('subscription');
  const date = formatDay(new Date(endedAt), uiLanguage());
  return (
    <Box
      component="section"
      aria-label={t('ended.title')}
      sx={{ p: 2.5, borderRadius: 2, bgcolor: 'tint.warning' }}
    >
      <Typography variant="h3" component="h2">
        {t('ended.title')}
      </Typography>
      <Typography sx={{ mt: 0.5 }}>
        {t(isAdministrator ? 'ended.admin' : 'ended.others', { date })}
      </Typography>
      {!isAdministrator && (
        <Typography sx={{ mt: 1.5 }}>{t(administrators.length ? 'ended.ask' : 'ended.askNobody')}</Typography>
      )}
      {!isAdministrator && administrators.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
          {administrators.map(({ name, email }) => (
            <li key={email}>
              {name} · <MailLink address={email} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** An address that opens the reader's own mail program. */
export function MailLink({ address }: { address: string }) {
  return (
    <Box component="a" href={`mailto:${address}`} sx={{ color: 'primary.main', overflowWrap: 'anywhere' }}>
      {address}
    </Box>
  );
}
