import type { TabName } from '../../../../lib/access/tab-names.ts';
import { WidgetTab } from '../../../widgets/index.ts';
import { SettingTab } from '../../SettingTab.tsx';

/** The tab that leads to this part of a chat widget's settings. */
export const widgetTabOf = (name: TabName) =>
  function TabOfWidget() {
    return (
      <SettingTab name={name}>
        <WidgetTab tab={name} />
      </SettingTab>
    );
  };
