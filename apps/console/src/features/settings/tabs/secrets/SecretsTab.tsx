import { SecretList } from '../../../secrets/index.ts';
import { SettingTab } from '../../SettingTab.tsx';

/** What flows send along to other systems and nobody reads again. */
export default function SecretsTab() {
  return (
    <SettingTab name="secrets">
      <SecretList />
    </SettingTab>
  );
}
