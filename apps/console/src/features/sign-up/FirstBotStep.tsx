import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BotKind, BotType, firstBot, type LanguageCode } from '@samtale/contract';
import { Headset, LifeBuoy, type LucideIcon, ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { uiLanguage } from '../../app/i18n.ts';
import { LabelledInput } from '../../ui/LabelledInput.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { FormProblem } from '../auth/FormProblem.tsx';
import { useCheckedForm } from '../auth/use-checked-form.ts';
import { BotKindCard } from './BotKindCard.tsx';

const icons: Record<BotKind, LucideIcon> = {
  [BotKind.service]: Headset,
  [BotKind.sales]: ShoppingBag,
  [BotKind.support]: LifeBuoy,
};

/** What is chosen in the step. */
export interface TypedBot {
  kind: BotKind;
  /** Null until one is chosen: that of the console is offered. */
  language: LanguageCode | null;
  phoneNumber: string;
}

interface FirstBotStepProps {
  botType: BotType;
  /** It is kept outside: the step is left and come back to. */
  typed: TypedBot;
  onTyped(change: Partial<TypedBot>): void;
  pending: boolean;
  error: unknown;
  onBack(): void;
  onChosen(bot: {
    selectedBotOption: BotKind;
    selectedPhoneNumber: string;
    selectedLanguage: LanguageCode;
  }): void;
}

/** What the first bot is for and which language it speaks; the number it answers, where it is to answer the phone. */
export function FirstBotStep(props: FirstBotStepProps) {
  const { botType, typed, onTyped, pending, error, onBack, onChosen } = props;
  const { t } = useTranslation('guest');
  const { kind } = typed;
  const language = typed.language ?? uiLanguage();
  const isVoice = botType === BotType.voice;
  const { submit, field } = useCheckedForm(
    firstBot[isVoice ? 'voice' : 'chat'],
    { selectedPhoneNumber: typed.phoneNumber },
    (checked) => onChosen({ ...checked, selectedBotOption: kind, selectedLanguage: language }),
  );
  const phoneNumber = field('selectedPhoneNumber');
  return (
    <form noValidate onSubmit={submit} style={{ display: 'grid', gap: 20 }}>
      <Box role="radiogroup" aria-label={t('newAgent.bot')} sx={{ display: 'grid', gap: 1 }}>
        {Object.entries(BotKind).map(([name, value]) => (
          <BotKindCard
            key={name}
            icon={icons[value]}
            title={t(`newAgent.kind.${name as keyof typeof BotKind}.title`)}
            about={t(`newAgent.kind.${name as keyof typeof BotKind}.about`)}
            checked={value === kind}
            onChoose={() => onTyped({ kind: value })}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box aria-hidden sx={{ flex: 1, fontSize: '0.8125rem', fontWeight: 550 }}>
          {t('newAgent.language')}
        </Box>
        <Segmented<LanguageCode>
          label={t('newAgent.language')}
          choices={[
            { value: 'da', label: t('newAgent.danish') },
            { value: 'en', label: t('newAgent.english') },
          ]}
          value={language}
          onChange={(chosen) => onTyped({ language: chosen })}
        />
      </Box>
      {isVoice && (
        <LabelledInput
          label={t('newAgent.phoneNumber')}
          type="tel"
          // It is not the number of whoever types it.
          autoComplete="off"
          {...phoneNumber}
          onChange={(event) => {
            phoneNumber.onChange(event);
            onTyped({ phoneNumber: event.target.value });
          }}
        />
      )}
      <FormProblem error={error} />
      <Button type="submit" variant="contained" size="large" loading={pending}>
        {t('newAgent.submit')}
      </Button>
      <Button color="inherit" disabled={pending} onClick={onBack}>
        {t('newAgent.back')}
      </Button>
    </form>
  );
}
