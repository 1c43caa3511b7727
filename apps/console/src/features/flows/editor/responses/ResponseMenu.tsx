import { ArrowLeft, ArrowRight, Copy, PencilLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '../../../../ui/MoreMenu.tsx';

interface ResponseMenuProps {
  name: string;
  index: number;
  count: number;
  canCopy: boolean;
  onRename(): void;
  onCopy(): void;
  onMove(step: -1 | 1): void;
  onRemove(): void;
}

/** What can be done with the alternative that is shown. */
export function ResponseMenu(props: ResponseMenuProps) {
  const { name, index, count, canCopy, onRename, onCopy, onMove, onRemove } = props;
  const { t } = useTranslation('flows');
  return (
    <MoreMenu
      label={t('responses.menu', { name })}
      items={[
        { label: t('responses.rename'), icon: PencilLine, onChoose: onRename },
        { label: t('responses.copy'), icon: Copy, disabled: !canCopy, onChoose: onCopy },
        { label: t('responses.left'), icon: ArrowLeft, disabled: index === 0, onChoose: () => onMove(-1) },
        {
          label: t('responses.right'),
          icon: ArrowRight,
          disabled: index >= count - 1,
          onChoose: () => onMove(1),
        },
      ]}
      remove={{ label: t('responses.remove'), disabled: count === 1, onChoose: onRemove }}
    />
  );
}
