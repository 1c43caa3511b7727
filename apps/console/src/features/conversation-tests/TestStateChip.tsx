import { CircleAlert, CircleCheck, CircleDashed, CircleDot } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../ui/StatusChip.tsx';
import type { ShownState } from './arrange-tests.ts';

const looks = {
  passed: { icon: CircleCheck, tone: 'success' },
  changed: { icon: CircleDot, tone: 'warning' },
  failed: { icon: CircleAlert, tone: 'error' },
  never: { icon: CircleDashed, tone: 'neutral' },
} as const satisfies Record<ShownState, object>;

/** How a test went. */
export function TestStateChip({ state }: { state: ShownState }) {
  const { t } = useTranslation('conversationTests');
  const { icon: Icon, tone } = looks[state];
  return (
    <StatusChip tone={tone}>
      <Icon size={13} aria-hidden />
      {t(`state.${state}`)}
    </StatusChip>
  );
}
