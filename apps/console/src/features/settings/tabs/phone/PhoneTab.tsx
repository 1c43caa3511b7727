import { Phone } from 'lucide-react';
import { NotConnected } from '../../NotConnected.tsx';
import { SettingTab } from '../../SettingTab.tsx';

/** The agent's phone number. */
export default function PhoneTab() {
  return (
    <SettingTab name="phone">
      <NotConnected channel="phone" icon={Phone} />
    </SettingTab>
  );
}
