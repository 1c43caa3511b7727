import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ClashNote } from './ClashNote.tsx';
import { PhraseProblem } from './PhraseProblem.tsx';
import type { PhraseRowProps } from './phrase-marking.ts';
import { UnsaidParameters } from './UnsaidParameters.tsx';

type PhraseRowFrameProps = Pick<
  PhraseRowProps,
  'phrase' | 'marking' | 'problem' | 'onChange' | 'onRemove'
> & {
  clash?: PhraseRowProps['clash'];
  children: ReactNode;
};

/** What every phrase has around it: a hairline, what it lacks or is wrong with it, and the way to be rid of it. */
export function PhraseRowFrame(props: PhraseRowFrameProps) {
  const { phrase, marking, problem, clash, onChange, onRemove, children } = props;
  const { t } = useTranslation('flows');
  return (
    <Box
      sx={{
        px: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-within': { bgcolor: 'action.hover' },
        '& [data-remove]': { opacity: { md: 0 } },
        '&:hover [data-remove], &:focus-within [data-remove]': { opacity: 1 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {children}
        <IconButton
          data-remove
          size="small"
          aria-label={t('phrases.remove', { text: phrase.text })}
          onClick={onRemove}
          sx={{ color: 'text.secondary' }}
        >
          <X aria-hidden style={{ width: 16, height: 16 }} />
        </IconButton>
      </Box>
      {marking && <UnsaidParameters phrase={phrase} marking={marking} onChange={onChange} />}
      {(problem || clash) && (
        <Box sx={{ pb: 1 }}>
          <PhraseProblem
            phrase={phrase}
            marking={marking}
            problem={problem}
            onChange={onChange}
            onRemove={onRemove}
          />
          <ClashNote clash={clash} />
        </Box>
      )}
    </Box>
  );
}
