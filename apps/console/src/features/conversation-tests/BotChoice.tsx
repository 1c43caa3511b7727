import type { SimulatedBot } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../ui/Segmented.tsx';

interface BotChoiceProps {
  bot: SimulatedBot;
  disabled: boolean;
  onChange(bot: SimulatedBot): void;
}

/** Which bot tests are run on. */
export function BotChoice({ bot, disabled, onChange }: BotChoiceProps) {
  const { t } = useTranslation('conversationTests');
  return (
    <Segmented<SimulatedBot>
      label={t('bot.label')}
      choices={[
        { value: 'draft', label: t('bot.draft') },
        { value: 'published', label: t('bot.published') },
      ]}
      value={bot}
      disabled={disabled}
      onChange={onChange}
    />
  );
}
