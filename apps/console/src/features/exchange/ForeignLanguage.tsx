import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ExchangeReport, LanguageCode } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../ui/Segmented.tsx';
import { languageName } from '../file-import/index.ts';
import type { BotImportState } from './use-bot-import.ts';

interface ForeignLanguageProps {
  state: BotImportState;
  preview: ExchangeReport;
}

/** Says that a bot is written in a language that Samtale does not have, and offers to take it as one that it has. */
export function ForeignLanguage({ state, preview: { foreignLanguage } }: ForeignLanguageProps) {
  const { t, i18n } = useTranslation('exchange');
  if (!foreignLanguage) return null;
  const { code, asList } = foreignLanguage;
  const names = { language: languageName(code, i18n.language), code };
  const choices: { value: LanguageCode | 'none'; label: string }[] = [
    { value: 'none', label: t('foreign.leaveOut') },
    ...asList.map((value) => ({ value, label: t(`foreign.as.${value}`) })),
  ];
  return (
    <Alert severity="warning" sx={{ mb: 2.5 }}>
      <Box component="p" sx={{ m: 0 }}>
        {t(asList.length ? 'foreign.about' : 'foreign.nothing', names)}
      </Box>
      {asList.length > 0 && (
        <Box inert={state.isImporting} sx={{ mt: 1.25 }}>
          <Segmented
            label={t('foreign.label')}
            value={state.foreignAs ?? 'none'}
            onChange={(value) => state.chooseForeignAs(value === 'none' ? null : value)}
            choices={choices}
          />
        </Box>
      )}
    </Alert>
  );
}
