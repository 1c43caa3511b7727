import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/use-session.ts';
import { changeSettings } from '../../lib/settings/user-settings.ts';
import { ToggleLine } from '../../ui/ToggleLine.tsx';

/** Whether the user is written to when a visitor leaves a message. */
export function LeftMessageMails() {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  return (
    <ToggleLine
      label={t('leftMessages.label')}
      about={t('leftMessages.about', { email: user.email })}
      checked={user.settings.leftMessageMails}
      onChange={(leftMessageMails) => changeSettings({ leftMessageMails })}
    />
  );
}
