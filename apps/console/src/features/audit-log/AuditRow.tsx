import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type AuditEntry, planName } from '@samtale/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { readUserAgent } from '../../lib/devices/read-user-agent.ts';
import { InitialsAvatar } from '../../ui/InitialsAvatar.tsx';
import { Timestamp } from '../../ui/Timestamp.tsx';
import { wordsOf } from './audit-sentences.ts';
import { placeOf, shortId } from './record-place.ts';
import { useAuditSentences } from './use-audit-sentences.ts';

/** One entry as a sentence, with the way to what it tells of. */
export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('auditLog');
  const sentences = useAuditSentences();
  const { browser, system } = readUserAgent(entry.userAgent);
  const from = [entry.address && t('from_address', { address: entry.address }), browser, system];
  const who = entry.userName || t('somebody');
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '32px minmax(0, 1fr)', sm: '32px minmax(0, 1fr) auto' },
        columnGap: 1.5,
        alignItems: 'center',
        minHeight: 57,
        py: 1,
        px: { xs: 2, md: 4 },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <InitialsAvatar id={entry.userId ?? entry.id} name={who} size={32} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <b style={{ fontWeight: 550 }}>{who}</b> {wordsOf(sentences, entry.title)}
          <RecordName entry={entry} />
        </Typography>
        <Typography noWrap sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
          {from.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Box sx={{ gridColumn: { xs: 2, sm: 'auto' }, fontSize: '0.8125rem', color: 'text.secondary' }}>
        <Timestamp value={entry.at} form="dateTime" />
      </Box>
    </Box>
  );
}

function RecordName({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('auditLog');
  const { t: around } = useTranslation('around');
  const place = placeOf(entry);
  if (!place) return null;
  const { name, kind, id, to, isGone } = place;
  const hasWord = kind === 'customer' || kind === 'conversation';
  const plan = kind === 'subscription' ? planName.safeParse(name).data : undefined;
  const said = plan ? around(`plan.name.${plan}`) : (name ?? (hasWord && !isGone ? t(kind) : shortId(id)));
  return (
    <>
      {': '}
      {to ? (
        <Box component={Link} to={to} sx={{ color: 'primary.main', textUnderlineOffset: '3px' }}>
          {said}
        </Box>
      ) : (
        said
      )}
      {isGone && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' '}
          ({t('gone')})
        </Box>
      )}
    </>
  );
}
