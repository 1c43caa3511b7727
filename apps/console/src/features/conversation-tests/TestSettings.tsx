import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TestResult } from '@samtale/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FramedInput } from '../../ui/FramedInput.tsx';
import { fromLocalTime, toLocalTime } from '../../ui/local-time.ts';
import { SettingRow } from '../../ui/SettingRow.tsx';
import { SwitchLine } from '../../ui/SwitchLine.tsx';
import type { EditorTest, TestChange } from './editor-test.ts';
import { PretendedCustomerFields } from './PretendedCustomerFields.tsx';
import { RanOn } from './RanOn.tsx';

const hairline = '1px solid var(--mui-palette-divider)';

interface TestSettingsProps {
  test: EditorTest;
  onChange(change: TestChange): void;
  /** How it went last; null when that is not known. */
  result: TestResult | null;
}

/** What a test asks for, and the circumstances it takes place in. */
export function TestSettings({ test, onChange, result }: TestSettingsProps) {
  const { t } = useTranslation('conversationTests');
  const timeId = useId();
  const noteId = useId();
  return (
    <Box
      component="section"
      aria-label={t('detail.settings')}
      sx={{
        minWidth: 0,
        overflowY: { md: 'auto' },
        pl: { xs: 2, md: 3 },
        // Clear of the tab at the edge of the window.
        pr: { xs: 2, md: 5 },
        pt: { xs: 1, md: 0.5 },
        pb: 3,
        borderTop: { xs: hairline, md: 0 },
        borderLeft: { md: hairline },
      }}
    >
      <SettingRow
        title={t('detail.mustHold.title')}
        description={t('detail.mustHold.description')}
        checked={test.mustHold}
        onChange={(mustHold) => onChange((now) => ({ ...now, mustHold }))}
      />
      <SettingRow
        title={t('detail.comparesWording.title')}
        description={t('detail.comparesWording.description')}
        checked={test.comparesWording}
        onChange={(comparesWording) => onChange((now) => ({ ...now, comparesWording }))}
      />
      <Typography variant="h4" component="h2" sx={{ mt: 2.5, mb: 1.5 }}>
        {t('detail.circumstances')}
      </Typography>
      <Box component="label" htmlFor={timeId} sx={{ display: 'block', mb: 0.5, fontSize: '0.8125rem' }}>
        {t('detail.time')}
      </Box>
      <FramedInput
        id={timeId}
        type="datetime-local"
        frameHeight={36}
        aria-describedby={noteId}
        value={test.at === null ? '' : toLocalTime(test.at)}
        onChange={({ target }) => onChange((now) => ({ ...now, at: fromLocalTime(target.value) }))}
      />
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mt: 0.5 }}>
        <Box id={noteId} sx={{ flex: 1, fontSize: '0.75rem', color: 'text.secondary' }}>
          {t('detail.timeNote')}
        </Box>
        <Button
          size="small"
          color="inherit"
          disabled={test.at === null}
          onClick={() => onChange((now) => ({ ...now, at: null }))}
        >
          {t('detail.timeOfRun')}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, mt: 1.5 }}>
        <SwitchLine
          label={t('detail.staffOnline')}
          checked={test.staffOnline}
          onChange={(staffOnline) => onChange((now) => ({ ...now, staffOnline }))}
        />
        <PretendedCustomerFields
          customer={test.customer}
          onChange={(customer) => onChange((now) => ({ ...now, customer }))}
        />
      </Box>
      {result && (
        <Box sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider', fontSize: '0.8125rem' }}>
          <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{t('detail.lastRun')}</Box>
          <RanOn run={result} />
        </Box>
      )}
    </Box>
  );
}
