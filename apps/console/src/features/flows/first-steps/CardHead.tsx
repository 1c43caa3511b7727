import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { MessageCircleQuestion, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../../ui/Hint.tsx';
import { OpenChevron } from '../../../ui/OpenChevron.tsx';
import { useNumberFormat } from '../../../ui/use-number-format.ts';
import { headHeight } from './card-lines.ts';

interface CardHeadProps {
  /** How much there is to tell. */
  count: number;
  /** Id of what it opens. */
  listId: string;
  /** Whether the list below is open; null where it always is. */
  open: boolean | null;
  onOpen(open: boolean): void;
  onHide(): void;
}

/** What the card is for, and how it is hidden; where there is little room, how it is opened. */
export function CardHead({ count, listId, open, onOpen, onHide }: CardHeadProps) {
  const { t } = useTranslation('flows');
  const number = useNumberFormat();
  const title = (
    <>
      <Box component="span" sx={{ display: 'flex', color: 'primary.main' }}>
        <MessageCircleQuestion size={16} aria-hidden />
      </Box>
      <Box component="span" sx={{ flexShrink: 0, fontSize: '0.8125rem', fontWeight: 600 }}>
        {t('firstSteps.title')}
      </Box>
    </>
  );
  const line = { display: 'flex', alignItems: 'center', gap: 1.25, flex: 1, minWidth: 0 };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', height: headHeight, pr: 0.75 }}>
      {open === null ? (
        <Box sx={{ ...line, pl: 1.5 }}>
          <Box component="h2" sx={{ ...line, flex: 'none', m: 0 }}>
            {title}
          </Box>
          <Box
            component="span"
            sx={{
              minWidth: 0,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              fontSize: '0.8125rem',
              color: 'text.secondary',
            }}
          >
            {t('firstSteps.about')}
          </Box>
        </Box>
      ) : (
        <Box component="h2" sx={{ ...line, height: '100%', m: 0 }}>
          <ButtonBase
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => onOpen(!open)}
            sx={{
              ...line,
              justifyContent: 'flex-start',
              height: '100%',
              pl: 1.5,
              pr: 1,
            }}
          >
            {title}
            <Box
              component="span"
              sx={{
                flex: 1,
                textAlign: 'left',
                fontSize: '0.8125rem',
                fontWeight: 400,
                color: 'text.secondary',
              }}
            >
              {number(count)}
            </Box>
            <OpenChevron open={open} />
          </ButtonBase>
        </Box>
      )}
      <Hint text={t('firstSteps.hide')} align="end">
        <IconButton size="small" aria-label={t('firstSteps.hide')} onClick={onHide}>
          <X size={16} aria-hidden />
        </IconButton>
      </Hint>
    </Box>
  );
}
