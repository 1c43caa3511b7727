import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Secret } from '@samtale/contract';
import { KeyRound, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconLine } from '../../ui/IconLine.tsx';
import { MoreMenu } from '../../ui/MoreMenu.tsx';
import { Timestamp } from '../../ui/Timestamp.tsx';

interface SecretRowProps {
  secret: Secret;
  onReplace(): void;
  onDelete(): void;
}

/** A secret: its name, when its value was written and by whom, and how many flows name it. */
export function SecretRow({ secret, onReplace, onDelete }: SecretRowProps) {
  const { t } = useTranslation('secrets');
  const { name, changedAt, changedBy, flowList } = secret;
  return (
    <IconLine icon={KeyRound}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {flowList.length ? t('uses', { count: flowList.length }) : t('unused')}
          {' · '}
          {t('changed')} <Timestamp value={changedAt} /> {changedBy && t('by', { name: changedBy })}
        </Typography>
      </Box>
      <MoreMenu
        label={t('more', { name })}
        items={[{ label: t('replace'), icon: RefreshCw, onChoose: onReplace }]}
        remove={{ label: t('delete'), onChoose: onDelete }}
      />
    </IconLine>
  );
}
