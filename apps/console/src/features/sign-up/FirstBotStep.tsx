import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type BotKind, BotType, companyFactMax, type LanguageCode, type Trade } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { FormProblem } from '../../lib/forms/FormProblem.tsx';
import { useCheckedForm } from '../../lib/forms/use-checked-form.ts';
import { uiLanguage } from '../../lib/i18n/i18n.ts';
import { LabelledInput } from '../../ui/LabelledInput.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { BotKindChoice } from './BotKindChoice.tsx';
import { botForm } from './bot-form.ts';
import { TradeChoice } from './TradeChoice.tsx';

/** What is chosen in the step. */
export interface TypedBot {
  kind: BotKind;
  /** Null until one is chosen: that of the console is offered. */
  language: LanguageCode | null;
  phoneNumber: string;
  /** Of `Trade`, as the form has it; empty until one is chosen. */
  trade: string;
  /** Null until it is typed: that of the e-mail address is offered. */
  website: string | null;
}

interface FirstBotStepProps {
  botType: BotType;
  /** Whose domain is taken for the company's website. */
  email: string;
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
    selectedTrade: Trade;
    website: string;
  }): void;
}

/**
 * What the company does, what its first bot is for, which language it speaks and which website it reads; the number it
 * answers, where it is to answer the phone.
 */
export function FirstBotStep(props: FirstBotStepProps) {
  const { botType, email, typed, onTyped, pending, error, onBack, onChosen } = props;
  const { t } = useTranslation('guest');
  const { kind } = typed;
  const language = typed.language ?? uiLanguage();
  const isVoice = botType === BotType.voice;
  const { submit, field, set } = useCheckedForm(
    botForm(botType),
    {
      selectedTrade: typed.trade,
      website: typed.website ?? domainOf(email),
      selectedPhoneNumber: typed.phoneNumber,
    },
    (checked) => onChosen({ ...checked, selectedBotOption: kind, selectedLanguage: language }),
  );
  const phoneNumber = field('selectedPhoneNumber');
  const website = field('website');
  return (
    <form noValidate onSubmit={submit} style={{ display: 'grid', gap: 20 }}>
      <TradeChoice
        field={field('selectedTrade')}
        onChoose={(trade) => {
          set('selectedTrade', trade);
          onTyped({ trade });
        }}
      />
      <BotKindChoice kind={kind} onChoose={(chosen) => onTyped({ kind: chosen })} />
      <LabelledInput
        label={t('newAgent.website')}
        note={t('newAgent.websiteAbout')}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={companyFactMax}
        {...website}
        onChange={(event) => {
          website.onChange(event);
          onTyped({ website: event.target.value });
        }}
      />
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

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);
