import Button from '@mui/material/Button';
import type { endpoints, ReplyOf } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { OfficeConflict } from './OfficeConflict.tsx';
import { OfficeHoursFields } from './OfficeHoursFields.tsx';
import { useOfficeEditor } from './use-office-editor.ts';

interface OfficeHoursFormProps {
  saved: ReplyOf<typeof endpoints.settings.getOfficeTimes>;
  onClose(): void;
}

/** The agent's opening hours beside what depends on them. */
export function OfficeHoursForm({ saved, onClose }: OfficeHoursFormProps) {
  const { t } = useTranslation('settings');
  const editor = useOfficeEditor(saved, onClose);
  return (
    <SidePanel
      open
      onClose={onClose}
      title={t('officeTimes.title')}
      closeLabel={t('officeTimes.close')}
      width={520}
      footer={
        <Button variant="contained" disabled={!editor.dirty} loading={editor.saving} onClick={editor.save}>
          {t('officeTimes.save')}
        </Button>
      }
    >
      <OfficeHoursFields editor={editor} />
      <OfficeConflict conflict={editor.conflict} />
    </SidePanel>
  );
}
