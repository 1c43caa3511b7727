import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TabName } from '../../lib/access/tab-names.ts';
import type { Conflict } from '../../ui/ConflictDialog.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { SettingConflict } from './SettingConflict.tsx';

/** What is edited in a tab, as far as its head needs to know. */
export interface Edited {
  dirty: boolean;
  saving: boolean;
  save(): unknown;
}

interface SettingTabProps {
  name: TabName;
  /** Absent from tabs on which nothing is saved by a button. */
  editor?: Edited;
  /** What is asked when somebody else has saved the same meanwhile. */
  conflict?: Conflict;
  children: ReactNode;
}

/** One tab of the settings: what it is about, what is in it, and the button that saves it. */
export function SettingTab({ name, editor, conflict, children }: SettingTabProps) {
  const { t } = useTranslation('settings');
  const { t: shell } = useTranslation();
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ px: { xs: 2, md: 4 }, pt: { xs: 2, md: 0 }, pb: 6, maxWidth: 784 }}
    >
      <Box
        // Toasts stand below it, and what is long goes by under it.
        data-head
        sx={{
          position: { md: 'sticky' },
          top: 0,
          zIndex: 1,
          display: 'flex',
          alignItems: 'flex-start',
          flexWrap: 'wrap',
          gap: 2,
          pt: { md: 3 },
          pb: 1.5,
          mb: 1.5,
          bgcolor: 'background.paper',
        }}
      >
        <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 36 }}>
            <Typography id={titleId} variant="h2">
              {t(`tab.${name}`)}
            </Typography>
            {editor?.dirty && <StatusChip tone="neutral">{t('notSaved')}</StatusChip>}
          </Box>
          <Typography sx={{ mt: 0.25, color: 'text.secondary', maxWidth: 560 }}>
            {t(`about.${name}`)}
          </Typography>
        </Box>
        {editor && (
          <SaveButton label={shell('action.save')} saving={editor.saving} onSave={() => void editor.save()} />
        )}
      </Box>
      {children}
      {conflict && <SettingConflict conflict={conflict} />}
    </Box>
  );
}
