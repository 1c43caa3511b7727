import Typography from '@mui/material/Typography';
import { type MemberInput, Role, type Team, type TeamMember } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import type { useFormValues } from '../../lib/forms/use-form-values.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { ChoiceLines } from '../../ui/ChoiceLines.tsx';
import { SwitchLine } from '../../ui/SwitchLine.tsx';
import { UpgradeMessage } from '../subscriptions/index.ts';
import { MemberSignIn } from './MemberSignIn.tsx';

interface MemberAccessProps {
  form: ReturnType<typeof useFormValues<MemberInput>>;
  teams: readonly Team[];
  plan: { userRoles: boolean };
  member: TeamMember | null;
  isYou: boolean;
}

/** What somebody may do on the agent, and how they sign in. */
export function MemberAccess({ form, teams, plan, member, isYou }: MemberAccessProps) {
  const { t } = useTranslation('team');
  const { t: profile } = useTranslation('profile');
  const { agent } = useSession();
  const { values, change } = form;
  const had = member?.roleList ?? [];
  const isOwn = member?.isOwn ?? true;
  return (
    <>
      <ChoiceLines
        label={t('user.roles', { agent: agent.name })}
        lines={Object.values(Role).map((value) => ({
          value,
          label: profile(`role.${value}`),
          about: t(`role.${value}`),
          disabled: !plan.userRoles && value !== Role.administrator && !had.includes(value),
        }))}
        chosen={values.roleList}
        problem={form.problemOf('roleList')}
        onChange={(roleList) => change({ roleList: roleList.sort() })}
      />
      {!plan.userRoles && <UpgradeMessage>{t('team.upgrade.userRoles')}</UpgradeMessage>}
      {teams.length ? (
        <ChoiceLines
          label={t('user.teams')}
          lines={teams.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={values.teamIds}
          problem={form.problemOf('teamIds')}
          maxHeight={180}
          onChange={(teamIds) => change({ teamIds })}
        />
      ) : (
        <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{t('user.noTeams')}</Typography>
      )}
      {isOwn && <MemberSignIn form={form} member={member} isYou={isYou} />}
      {isOwn && !isYou && (
        <SwitchLine
          label={t('user.active')}
          checked={values.isActive}
          onChange={(isActive) => change({ isActive })}
        />
      )}
    </>
  );
}
