import { MessagesSquare } from 'lucide-react';
import { NotConnected } from '../../NotConnected.tsx';
import { SettingTab } from '../../SettingTab.tsx';

/** The agent's page in Messenger. */
export default function FacebookTab() {
  return (
    <SettingTab name="facebook">
      <NotConnected channel="facebook" icon={MessagesSquare} />
    </SettingTab>
  );
}
