import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BotKind, BotType, firstBot, type LanguageCode } from '@samtale/contract';
import { Headset, LifeBuoy, type LucideIcon, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
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

interface FirstBotStepProps {
  botType: BotType;
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
export function FirstBotStep({ botType, pending, error, onBack, onChosen }: FirstBotStepProps) {
  const { t } = useTranslation('guest');
  const [kind, setKind] = useState<BotKind>(BotKind.service);
  const [language, setLanguage] = useState<LanguageCode>(uiLanguage());
  const isVoice = botType === BotType.voice;
  const { submit, field } = useCheckedForm(
    firstBot[isVoice ? 'voice' : 'chat'],
    { selectedPhoneNumber: '' },
    (checked) => onChosen({ ...checked, selectedBotOption: kind, selectedLanguage: language }),
  );
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
            onChoose={() => setKind(value)}
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
          onChange={setLanguage}
        />
      </Box>
      {isVoice && (
        <LabelledInput
          label={t('newAgent.phoneNumber')}
          type="tel"
          autoComplete="tel"
          {...field('selectedPhoneNumber')}
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
