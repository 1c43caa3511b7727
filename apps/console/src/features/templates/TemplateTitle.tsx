import { flowTitleMax } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { textOfKey } from '../../lib/i18n/i18n.ts';
import { LabelledInput } from '../../ui/LabelledInput.tsx';

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
  return (
    <LabelledInput
      announced
      label={t('detail.name')}
      value={title}
      placeholder={t('detail.namePlaceholder')}
      maxLength={flowTitleMax}
      error={problem && textOfKey(problem, { name: title.trim() })}
      note={isUsed ? t('detail.usedNote') : undefined}
      readOnly={isUsed}
      autoFocus={isNew}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
