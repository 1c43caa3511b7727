import Box from '@mui/material/Box';
import { type ExchangeReport, exchangeKinds } from '@samtale/contract';
import { Bot } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../ui/Segmented.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { ImportedFile, ImportStart } from '../file-import/index.ts';
import { BotFigures } from './BotFigures.tsx';
import { BotNotes } from './BotNotes.tsx';
import { ForeignLanguage } from './ForeignLanguage.tsx';
import type { BotImportState } from './use-bot-import.ts';

/** What importing the bot will do, with what can be chosen, before anything is stored. */
export function BotPreviewPanel({ state, preview }: { state: BotImportState; preview: ExchangeReport }) {
  const { t } = useTranslation('exchange');
  const { isReading, isImporting } = state;
  const isEmpty = preview.languageList.every((language) =>
    exchangeKinds.every((kind) => language[kind].created + language[kind].replaced === 0),
  );
  return (
    <Box aria-busy={isReading}>
      <ImportedFile
        icon={Bot}
        name={state.file?.name}
        about={[preview.name, t(`source.${preview.source}`)].filter(Boolean).join(' · ')}
        isImporting={isImporting}
        onReset={state.reset}
      />
      <ForeignLanguage state={state} preview={preview} />
      <Box
        inert={isImporting}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2.5, mb: 2.5 }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25 }}>
          <span aria-hidden>{t('existing.label')}</span>
          <Segmented
            label={t('existing.label')}
            value={state.existing}
            onChange={state.chooseExisting}
            choices={(['skip', 'replace', 'keepBoth'] as const).map((value) => ({
              value,
              label: t(`existing.${value}`),
            }))}
          />
        </Box>
        <Box
          component="label"
          sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minHeight: 38, cursor: 'pointer' }}
        >
          <Toggle checked={state.publishes} onChange={state.setPublishes} />
          {t('preview.publish')}
        </Box>
      </Box>
      <BotFigures report={preview} />
      <ImportStart
        state={state}
        note={t(isEmpty ? 'preview.nothing' : 'preview.note')}
        submit={t('preview.submit')}
        disabled={isReading || isEmpty}
        label={t('preview.submit')}
      />
      <BotNotes report={preview} />
    </Box>
  );
}
