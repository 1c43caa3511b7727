import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { type SwitchName, type SwitchSection, switchAround, switchesIn } from '../widget-switches.ts';
import { useWidgetField } from './use-widget-field.ts';

interface SectionSwitchesProps {
  section: SwitchSection;
  /** What there is to choose while one of them is on. */
  choices?: Partial<Record<SwitchName, ReactNode>>;
}

/** All that can be switched on and off in a part of a tab. */
export function SectionSwitches({ section, choices = {} }: SectionSwitchesProps) {
  return switchesIn(section).map((name) => (
    <SwitchRow key={name} name={name}>
      {choices[name]}
    </SwitchRow>
  ));
}

function SwitchRow({ name, children }: { name: SwitchName; children: ReactNode }) {
  const { t } = useTranslation('widgets');
  const { value, change } = useWidgetField(`chatConfig.${name}`);
  const around = useWidgetField(`chatConfig.${switchAround(name) ?? name}`);
  if (switchAround(name) && !around.value) return null;
  return (
    <SettingRow title={t(`field.${name}`)} description={t(`note.${name}`)} checked={value} onChange={change}>
      {value && children}
    </SettingRow>
  );
}
