import Box from '@mui/material/Box';
import { OpenMode } from '@samtale/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LabelledChoice } from '../../../ui/LabelledChoice.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { useWidgetField } from '../fields/use-widget-field.ts';
import { PlacementGrid } from './PlacementGrid.tsx';

/** Where the widget stands on computers or on phones, and how it opens by itself there. */
export function DevicePlacement({ isMobile }: { isMobile: boolean }) {
  const { t } = useTranslation('widgets');
  const titleId = useId();
  const device = isMobile ? 'mobile' : 'desktop';
  const mode = useWidgetField(isMobile ? 'chatConfig.openModeMobile' : 'chatConfig.openModeDesktop');
  const delayPath = isMobile ? 'chatConfig.openDelayMobile' : 'chatConfig.openDelayDesktop';
  const delay = useWidgetField(delayPath);
  const choose = (next: OpenMode) => {
    mode.change(next);
    // What is to open by itself opens at once until another time is chosen.
    if (next !== OpenMode.notSet && delay.value === null) delay.change(0);
  };
  return (
    <Box
      role="group"
      aria-labelledby={titleId}
      sx={{
        display: 'grid',
        alignContent: 'start',
        gap: 2,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box id={titleId} sx={{ fontWeight: 550 }}>
        {t(`device.${device}`)}
      </Box>
      <Box sx={{ display: 'grid', alignItems: 'center', minHeight: 188 }}>
        <PlacementGrid
          path={isMobile ? 'chatConfig.chatMobilePlacement' : 'chatConfig.chatClientPlacement'}
          label={t(`placement.${device}`)}
          isMobile={isMobile}
        />
      </Box>
      <LabelledChoice
        label={t('field.openMode')}
        value={String(mode.value)}
        options={Object.values(OpenMode).map((one) => ({ value: String(one), label: t(`openMode.${one}`) }))}
        onChange={(value) =>
          choose(Object.values(OpenMode).find((one) => String(one) === value) ?? OpenMode.notSet)
        }
      />
      {(mode.value !== OpenMode.notSet || delay.problem) && (
        <NumberField
          path={delayPath}
          label={t('field.openDelay')}
          unit={t('unit.seconds')}
          note={t('note.openDelay')}
          empty={{ value: null, words: t('never') }}
        />
      )}
    </Box>
  );
}
