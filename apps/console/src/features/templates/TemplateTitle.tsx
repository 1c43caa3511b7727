import Box from '@mui/material/Box';
import { flowTitleMax } from '@samtale/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { textOfKey } from '../../app/i18n.ts';
import { FramedInput } from '../../ui/FramedInput.tsx';

interface TemplateTitleProps {
  title: string;
  /** Message key of what is wrong with it. */
  problem: string | undefined;
  /** Flows use the template: it keeps its name. */
  isUsed: boolean;
  isNew: boolean;
  onChange(title: string): void;
}

/** The template's name, and why it cannot be changed where it cannot. */
export function TemplateTitle({ title, problem, isUsed, isNew, onChange }: TemplateTitleProps) {
  const { t } = useTranslation('templates');
  const id = useId();
  const noteId = `${id}-note`;
  const wrong = problem && textOfKey(problem, { name: title.trim() });
  const note = wrong ?? (isUsed ? t('detail.usedNote') : null);
  return (
    <Box>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', mb: 0.75, fontSize: '0.8125rem', fontWeight: 550 }}
      >
        {t('detail.name')}
      </Box>
      <FramedInput
        id={id}
        value={title}
        readOnly={isUsed}
        autoFocus={isNew}
        placeholder={t('detail.namePlaceholder')}
        maxLength={flowTitleMax}
        aria-invalid={Boolean(wrong)}
        aria-describedby={note ? noteId : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {note && (
        <Box
          id={noteId}
          role={wrong ? 'alert' : undefined}
          sx={{ mt: 0.5, fontSize: '0.8125rem', color: wrong ? 'error.main' : 'text.secondary' }}
        >
          {note}
        </Box>
      )}
    </Box>
  );
}
