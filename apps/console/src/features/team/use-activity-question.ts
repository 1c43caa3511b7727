import type { TeamMember } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { memberName } from './member-name.ts';

/** Asks whether somebody is to be switched on or off, with what that means. */
export function useActivityQuestion() {
  const { t } = useTranslation('team');
  const { t: shell } = useTranslation();
  const confirm = useConfirm();
  return (member: Pick<TeamMember, 'firstName' | 'lastName'>, status: boolean): Promise<boolean> => {
    const name = memberName(member);
    const texts = status ? 'activate' : 'deactivate';
    return confirm({
      title: t(`${texts}.title`, { name }),
      description: t(`${texts}.about`, { name }),
      confirmLabel: t(`${texts}.confirm`),
      cancelLabel: shell('action.cancel'),
      destructive: !status,
    });
  };
}
