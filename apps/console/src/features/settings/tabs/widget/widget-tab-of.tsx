import { WidgetTab } from '../../../widgets/WidgetTab.tsx';
import { SettingTab } from '../../SettingTab.tsx';
import type { TabName } from '../../tab-names.ts';

/** The tab that leads to this part of a chat widget's settings. */
export const widgetTabOf = (name: TabName) =>
  function TabOfWidget() {
    return (
      <SettingTab name={name}>
        <WidgetTab tab={name} />
      </SettingTab>
    );
  };
