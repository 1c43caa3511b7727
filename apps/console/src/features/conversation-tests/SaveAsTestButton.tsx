import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ConversationTest } from '@samtale/contract';
import { createLink } from '@tanstack/react-router';
import { Check, FlaskConical } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../ui/Hint.tsx';
import { useSaveAsTest } from './use-save-as-test.ts';

const ButtonLink = createLink(Button);

/** The button that had the focus is gone. */
const takeFocus = (link: HTMLElement | null) => link?.focus();

interface SaveAsTestButtonProps {
  /** Nothing has been said yet. */
  disabled?: boolean;
  create(): Promise<ConversationTest>;
}

/** Makes a test of the conversation that is shown, and then leads to it. Mount one for another conversation. */
export function SaveAsTestButton({ disabled = false, create }: SaveAsTestButtonProps) {
  const { t } = useTranslation('conversationTests');
  const { saved, isSaving, save } = useSaveAsTest(create);
  if (saved) {
    return (
      <ButtonLink
        to="/intent/tests/$testId"
        params={{ testId: saved.id }}
        size="small"
        ref={takeFocus}
        startIcon={<Check aria-hidden />}
        title={t('save.done', { title: saved.title })}
        aria-label={t('save.open')}
        sx={{
          flexShrink: 0,
          minWidth: 36,
          minHeight: 36,
          '& .MuiButton-startIcon': { m: { xs: 0, sm: '0 8px 0 -2px' } },
        }}
      >
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {t('save.open')}
        </Box>
      </ButtonLink>
    );
  }
  return (
    <Hint text={t('save.button')} align="end">
      <IconButton
        aria-label={t('save.button')}
        disabled={disabled}
        loading={isSaving}
        onClick={() => void save()}
      >
        <FlaskConical aria-hidden />
      </IconButton>
    </Hint>
  );
}
