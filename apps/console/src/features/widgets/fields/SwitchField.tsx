import type { ReactNode } from 'react';
import { SettingRow } from '../../../ui/SettingRow.tsx';
import { type PathOf, useWidgetField } from './use-widget-field.ts';

interface SwitchFieldProps {
  path: PathOf<boolean>;
  label: string;
  about: string;
  /** What there is to choose while it is on. */
  children?: ReactNode;
}

/** Something of the widget's that is on or off. */
export function SwitchField({ path, label, about, children }: SwitchFieldProps) {
  const { value, change } = useWidgetField(path);
  return (
    <SettingRow title={label} description={about} checked={value} onChange={change}>
      {value && children}
    </SettingRow>
  );
}
