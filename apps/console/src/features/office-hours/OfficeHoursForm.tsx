import Button from '@mui/material/Button';
import type { endpoints, ReplyOf } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
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
  const { t: flows } = useTranslation('flows');
  const confirm = useConfirm();
  const editor = useOfficeEditor({ loaded: saved, onSettled: onClose });
  const leave = async () => {
    const mayLeave =
      !editor.dirty ||
      (await confirm({
        title: flows('editor.unsaved.title'),
        description: t('unsaved'),
        confirmLabel: flows('editor.unsaved.leave'),
        cancelLabel: flows('editor.unsaved.stay'),
        destructive: true,
      }));
    if (mayLeave) onClose();
  };
  return (
    <SidePanel
      open
      onClose={() => void leave()}
      title={t('officeTimes.title')}
      closeLabel={t('officeTimes.close')}
      width={520}
      footer={
        <Button
          variant="contained"
          disabled={!editor.dirty}
          loading={editor.saving}
          onClick={() => void editor.save()}
        >
          {t('officeTimes.save')}
        </Button>
      }
    >
      <OfficeHoursFields editor={editor} />
      <OfficeConflict conflict={editor.conflict} />
    </SidePanel>
  );
}
