import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '../../../ui/FieldGrid.tsx';
import { LabelledChoice } from '../../../ui/LabelledChoice.tsx';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import type { SourceEditorState } from '../use-source-editor.ts';
import { SourceTextField } from './SourceTextField.tsx';

/** The hours that are offered; any other number can be written. */
const offered = ['1', '6', '12', '24', '168'] as const;
const isOffered = (hours: string): hours is (typeof offered)[number] => offered.some((one) => one === hours);

/** Whether a source is read again by itself, and how often. */
export function OftenFields({ editor }: { editor: SourceEditorState }) {
  const { t } = useTranslation('jobs');
  const { updateContinuously, intervalHours } = editor.source;
  const [isOther, setOther] = useState(!isOffered(intervalHours));
  const hasOther = isOther || !isOffered(intervalHours);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <SettingRow
        title={t('form.field.updateContinuously')}
        description={t('form.note.updateContinuously')}
        checked={updateContinuously}
        onChange={(on) => editor.change({ updateContinuously: on })}
      >
        {updateContinuously && (
          <Box sx={{ mt: 2, mb: 1 }}>
            <FieldGrid>
              <LabelledChoice
                label={t('form.field.interval')}
                value={hasOther ? 'other' : intervalHours}
                options={[...offered, 'other' as const].map((value) => ({
                  value,
                  label: t(`form.every.${value}`),
                }))}
                onChange={(value) => {
                  setOther(value === 'other');
                  if (value !== 'other') editor.change({ intervalHours: value });
                }}
              />
              {hasOther && (
                <SourceTextField
                  editor={editor}
                  field="intervalHours"
                  inputMode="numeric"
                  maxLength={5}
                  label={t('form.field.intervalHours')}
                />
              )}
            </FieldGrid>
          </Box>
        )}
      </SettingRow>
    </Box>
  );
}
