import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import MuiLink from '@mui/material/Link';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Ranking } from './Ranking.tsx';
import type { Reason } from './transcript.ts';

/** Tells, when asked, how the bot came to an answer: the layer that understood, its ranking, and the flow. */
export function WhyThisAnswer({ reason, beside }: { reason: Reason; beside: ReactNode }) {
  const { t } = useTranslation('chat');
  const [open, setOpen] = useState(false);
  const id = useId();
  const { understood, flows, unsolved } = reason;
  return (
    <Box sx={{ alignSelf: 'flex-end', width: open ? 'min(440px, 100%)' : 'auto' }}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 0.5 }}>
        <ButtonBase
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          sx={{
            display: 'flex',
            gap: '2px',
            px: 0.5,
            minHeight: 24,
            borderRadius: '6px',
            fontSize: '0.75rem',
            color: 'text.secondary',
            '&:hover': { color: 'text.primary' },
            '& svg': { transition: 'transform 120ms', transform: open ? 'rotate(90deg)' : 'none' },
          }}
        >
          <ChevronRight size={14} aria-hidden />
          {t('why.label')}
        </ButtonBase>
        {beside}
      </Box>
      <Box
        id={id}
        hidden={!open}
        sx={{
          mt: 0.5,
          p: 1.5,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          fontSize: '0.8125rem',
        }}
      >
        {open && (
          <Box sx={{ display: 'grid', gap: 1 }}>
            {understood && <Box>{t(`why.layer.${understood.layer}`)}</Box>}
            {understood && understood.ranking.length > 0 && <Ranking understood={understood} />}
            {unsolved && (
              <Box>
                {t('why.unsolved')}{' '}
                <MuiLink component={Link} to="/training">
                  {t('why.toTraining')}
                </MuiLink>
              </Box>
            )}
            {flows.map(({ flowId, title, trigger }) => (
              <Box key={`${flowId} ${trigger}`} sx={{ color: 'text.secondary' }}>
                {t(`why.trigger.${trigger}`)}{' '}
                <MuiLink component={Link} to={`/intent/list/${flowId}`}>
                  {title}
                </MuiLink>
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}
