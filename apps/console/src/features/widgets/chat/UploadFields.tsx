import { useTranslation } from 'react-i18next';
import { SwitchField } from '../fields/SwitchField.tsx';
import { useWidgetField } from '../fields/use-widget-field.ts';

/** Whether visitors send files, and whether they may drop them. */
export function UploadFields() {
  const { t } = useTranslation('widgets');
  const { value: uploads } = useWidgetField('chatConfig.enableUpload');
  return (
    <>
      <SwitchField
        path="chatConfig.enableUpload"
        label={t('field.enableUpload')}
        about={t('note.enableUpload')}
      />
      {uploads && (
        <SwitchField
          path="chatConfig.enableDragAndDrop"
          label={t('field.enableDragAndDrop')}
          about={t('note.enableDragAndDrop')}
        />
      )}
    </>
  );
}
