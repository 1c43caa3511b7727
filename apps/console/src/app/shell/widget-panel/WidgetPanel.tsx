import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import FocusTrap from '@mui/material/Unstable_TrapFocus';
import useMediaQuery from '@mui/material/useMediaQuery';
import { endpoints } from '@samtale/contract';
import { RotateCcw, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../lib/api/api.ts';
import { LoadFailed } from '../../../lib/screen/LoadFailed.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { PlainSelect } from '../../../ui/PlainSelect.tsx';
import { topLine } from '../../../ui/theme/top-line.ts';
import { useTrainingWait } from './use-training-wait.ts';
import { WidgetFrame } from './WidgetFrame.tsx';

/** The panel with one of the agent's chat widgets in it, as visitors see it. */
export function WidgetPanel({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('around');
  const { agent, language } = useSession();
  const { data, error, refetch } = useEndpoint(endpoints.widgets.getClientListBasic, {
    params: { agentId: agent.id },
  });
  const [chosen, setChosen] = useState('');
  const [round, setRound] = useState(0);
  const titleId = useId();
  const { isTraining, isWaiting } = useTrainingWait();
  const clients = data?.list ?? [];
  const client = clients.find(({ clientKey }) => clientKey === chosen) ?? clients[0];
  // There it covers all of the screen.
  const isModal = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <FocusTrap open={isModal} disableRestoreFocus>
      <Box
        role="dialog"
        aria-labelledby={titleId}
        {...(isModal && { 'aria-modal': true })}
        tabIndex={-1}
        data-panel
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
        sx={{
          position: 'fixed',
          '&:focus': { outline: 'none' },
          zIndex: 'drawer',
          right: { xs: 0, sm: 16 },
          bottom: { xs: 0, sm: 16 },
          display: 'flex',
          flexDirection: 'column',
          width: { xs: '100%', sm: 385 },
          height: { xs: `calc(100dvh - ${topLine})`, sm: `min(58rem, calc(100dvh - ${topLine} - 88px))` },
          overflow: 'hidden',
          border: { sm: 1 },
          borderColor: { sm: 'divider' },
          borderRadius: { sm: '12px' },
          bgcolor: 'background.paper',
          boxShadow: '0 12px 32px -8px rgb(10 25 23 / 0.18), 0 2px 6px rgb(10 25 23 / 0.06)',
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 52, pl: 2, pr: 1 }}>
          <Typography id={titleId} variant="h4" component="h2" noWrap sx={{ flex: 1 }}>
            {t(isTraining ? 'widget.trainingTitle' : 'widget.title')}
          </Typography>
          <Hint text={t('widget.again')} align="end">
            <IconButton size="small" aria-label={t('widget.again')} onClick={() => setRound(round + 1)}>
              <RotateCcw aria-hidden />
            </IconButton>
          </Hint>
          <IconButton autoFocus size="small" aria-label={t('widget.close')} onClick={onClose}>
            <X aria-hidden />
          </IconButton>
        </Box>
        {client && (
          <Box sx={{ px: 2, pb: 1.5, borderBottom: 1, borderColor: 'divider' }}>
            <PlainSelect
              label={t('widget.client')}
              options={clients.map(({ clientKey, name }) => ({ value: clientKey, label: name }))}
              value={client.clientKey}
              onChange={setChosen}
            />
          </Box>
        )}
        <Box sx={{ display: 'grid', flex: 1, minHeight: 0 }}>
          {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
          {data && !client && (
            <EmptyState title={t('widget.none')} description={t('widget.noneHint')} icon={X} />
          )}
          {client && isWaiting && (
            <Typography role="status" sx={{ m: 'auto', px: 4, textAlign: 'center', color: 'text.secondary' }}>
              {t('widget.wait')}
            </Typography>
          )}
          {client && !isWaiting && (
            <WidgetFrame
              key={`${client.clientKey} ${language.languageCodeShort} ${round}`}
              clientKey={client.clientKey}
              language={language.languageCodeShort}
              onClose={onClose}
            />
          )}
        </Box>
      </Box>
    </FocusTrap>
  );
}
