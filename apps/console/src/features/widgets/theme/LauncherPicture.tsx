import { useTranslation } from 'react-i18next';
import { AddressOfPicture } from './AddressOfPicture.tsx';

/** What stands on the button that opens the chat, in place of the drawn bubble. */
export function LauncherPicture() {
  const { t } = useTranslation('widgets');
  return (
    <AddressOfPicture
      path="chatConfig.startLogoUrl"
      label={t('field.startLogoUrl')}
      uploadLabel={t('logo.uploadLauncher')}
    />
  );
}
