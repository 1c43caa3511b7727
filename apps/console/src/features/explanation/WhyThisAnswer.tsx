import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Explanation, type ExplanationProps } from './Explanation.tsx';

interface WhyThisAnswerProps extends ExplanationProps {
  /** The side of the conversation on which the bot speaks. */
  side: 'start' | 'end';
  /** Stands beside the button. */
  beside: ReactNode;
}

/** Tells, when asked, how the bot came to an answer. */
export function WhyThisAnswer({ side, beside, ...explained }: WhyThisAnswerProps) {
  const { t } = useTranslation('chat');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Box sx={{ alignSelf: `flex-${side}`, width: open ? 'min(440px, 100%)' : 'auto' }}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: side === 'end' ? 'row' : 'row-reverse',
          justifyContent: 'flex-end',
          alignItems: 'center',
          gap: 0.5,
        }}
      >
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
        {open && <Explanation {...explained} />}
      </Box>
    </Box>
  );
}
