import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ChatClient } from '@samtale/contract';
import { Copy, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { uiLanguage } from '../../../lib/i18n/i18n.ts';
import { formatDateTime } from '../../../ui/format-time.ts';
import { ProfileSection } from '../../../ui/ProfileSection.tsx';
import { CopyBlock } from '../install/CopyBlock.tsx';
import { KeptSets } from './KeptSets.tsx';

interface AdminSectionProps {
  client: ChatClient;
  onCopy(): void;
  onDelete(): void;
}

/** What names the widget elsewhere, and what is done with all of it. */
export function AdminSection({ client, onCopy, onDelete }: AdminSectionProps) {
  const { t } = useTranslation('widgets');
  const { clientKey, revision, lastUsed } = client;
  return (
    <>
      <ProfileSection title={t('section.key')} about={t('about.key')}>
        <CopyBlock label={t('admin.clientKey')} text={clientKey} />
        <Box
          component="dl"
          sx={{
            m: 0,
            mt: 2,
            borderTop: 1,
            borderColor: 'divider',
            '& > div': { display: 'flex', gap: 2, py: 1.25, borderBottom: 1, borderColor: 'divider' },
            '& dt': { flex: 1, color: 'text.secondary' },
            '& dd': { m: 0, fontVariantNumeric: 'tabular-nums' },
          }}
        >
          <div>
            <dt>{t('admin.revision')}</dt>
            <dd>{revision}</dd>
          </div>
          <div>
            <dt>{t('admin.lastUsed')}</dt>
            <dd>{lastUsed ? formatDateTime(new Date(lastUsed), uiLanguage()) : t('list.neverUsed')}</dd>
          </div>
        </Box>
      </ProfileSection>
      <ProfileSection title={t('section.copy')} about={t('about.copy')}>
        <Button variant="outlined" color="inherit" startIcon={<Copy aria-hidden />} onClick={onCopy}>
          {t('admin.copy')}
        </Button>
      </ProfileSection>
      <ProfileSection title={t('section.kept')} about={t('about.kept')}>
        <KeptSets />
      </ProfileSection>
      <ProfileSection title={t('section.delete')} about={t('about.delete')}>
        <Button variant="outlined" color="error" startIcon={<Trash2 aria-hidden />} onClick={onDelete}>
          {t('admin.delete')}
        </Button>
      </ProfileSection>
    </>
  );
}
