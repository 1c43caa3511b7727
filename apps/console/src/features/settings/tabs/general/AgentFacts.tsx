import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { AgentSettings } from '@samtale/contract';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../../lib/toast/toast.tsx';
import { Hint } from '../../../../ui/Hint.tsx';

/** What the agent is called, and the id by which other systems know it. */
export function AgentFacts({ settings }: { settings: AgentSettings }) {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const copy = () =>
    void navigator.clipboard.writeText(settings.id).then(
      () => toast.success(t('general.copied')),
      () => toast.error(t('general.copyError')),
    );
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        borderTop: 1,
        borderColor: 'divider',
        '& > div': {
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
          alignItems: 'center',
          minHeight: 48,
          py: { xs: 1, sm: 0.5 },
          borderBottom: 1,
          borderColor: 'divider',
        },
        '& dt': { fontSize: '0.8125rem', color: 'text.secondary' },
        '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
      }}
    >
      <div>
        <dt>{t('general.name')}</dt>
        <dd>{settings.name}</dd>
      </div>
      <div>
        <dt>{t('general.project')}</dt>
        <dd>{settings.projectName}</dd>
      </div>
      <div>
        <dt>{t('general.id')}</dt>
        <Box component="dd" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box
            component="code"
            sx={{ minWidth: 0, fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem' }}
          >
            {settings.id}
          </Box>
          {/* Without https there is no clipboard; the id can be marked by hand. */}
          {'clipboard' in navigator && (
            <Hint text={t('general.copy')}>
              <IconButton size="small" aria-label={t('general.copy')} onClick={copy}>
                <Copy size={16} aria-hidden />
              </IconButton>
            </Hint>
          )}
        </Box>
      </div>
    </Box>
  );
}
