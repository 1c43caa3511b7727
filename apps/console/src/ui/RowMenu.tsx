import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from './MoreMenu.tsx';

interface RowMenuProps {
  label: string;
  removeLabel: string;
  isFirst: boolean;
  isLast: boolean;
  /** Something that the row is or is not. */
  option?: { label: string; checked: boolean; onChange(checked: boolean): void };
  onMove(step: -1 | 1): void;
  onRemove(): void;
}

/** What can be done with a bubble, or with a message of one. */
export function RowMenu({ label, removeLabel, isFirst, isLast, option, onMove, onRemove }: RowMenuProps) {
  const { t } = useTranslation('flows');
  return (
    <MoreMenu
      label={label}
      items={[
        { label: t('bubble.up'), icon: ArrowUp, disabled: isFirst, onChoose: () => onMove(-1) },
        { label: t('bubble.down'), icon: ArrowDown, disabled: isLast, onChoose: () => onMove(1) },
      ]}
      option={option}
      remove={{ label: removeLabel, onChoose: onRemove }}
    />
  );
}
