import Box from '@mui/material/Box';
import { languages, type PreviewView } from '@samtale/contract';
import { Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '../../../ui/Segmented.tsx';
import type { WidgetValues } from '../widget-values.ts';
import { type PreviewDevice, PreviewFrame } from './PreviewFrame.tsx';
import { usePreview } from './use-preview.ts';

const views: readonly PreviewView[] = ['launcher', 'welcome', 'chat'];

/** Whether the console itself is on a phone, on which a computer's page would be too small to be read. */
const isNarrow = () => window.matchMedia('(max-width: 600px)').matches;

/** The widget as it stands in the form, on a page: on which screen, in which state and language is chosen here. */
export function PreviewPane({ values }: { values: WidgetValues }) {
  const { t } = useTranslation('widgets');
  const { t: shell } = useTranslation();
  const [device, setDevice] = useState<PreviewDevice>(isNarrow() ? 'mobile' : 'desktop');
  const [view, setView] = useState<PreviewView>('chat');
  const [chosen, setChosen] = useState<string | null>(null);
  const { chatConfigLanguageList, primaryLanguageId } = values.chatConfig;
  const spoken = languages.filter(({ id }) =>
    chatConfigLanguageList.some(({ languageId }) => languageId === id),
  );
  const language = spoken.find(({ id }) => id === (chosen ?? primaryLanguageId)) ?? spoken[0];
  const { preview, isBehind } = usePreview(values, language?.languageCodeShort ?? 'da');
  return (
    <Box
      component="section"
      aria-label={t('preview.title')}
      sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0, gap: 2, p: { xs: 2, lg: 3 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Segmented<PreviewView>
          label={t('preview.view')}
          value={view}
          choices={views.map((value) => ({ value, label: t(`preview.views.${value}`) }))}
          onChange={setView}
        />
        <Box sx={{ display: 'flex', gap: 1 }}>
          {spoken.length > 1 && language && (
            <Segmented
              label={t('preview.language')}
              value={language.id}
              choices={spoken.map(({ id, languageCodeShort }) => ({
                value: id,
                label: shell(`language.${languageCodeShort}`),
              }))}
              onChange={setChosen}
            />
          )}
          <Segmented<PreviewDevice>
            label={t('preview.device')}
            value={device}
            choices={[
              { value: 'desktop', label: t('device.desktop'), icon: <Monitor size={17} aria-hidden /> },
              { value: 'mobile', label: t('device.mobile'), icon: <Smartphone size={17} aria-hidden /> },
            ]}
            onChange={setDevice}
          />
        </Box>
      </Box>
      {preview && <PreviewFrame key={device} preview={preview} view={view} device={device} />}
      <Box role="status" sx={{ fontSize: '0.75rem', color: isBehind ? 'text.primary' : 'text.secondary' }}>
        {t(isBehind ? 'preview.isBehind' : 'preview.about')}
      </Box>
    </Box>
  );
}
