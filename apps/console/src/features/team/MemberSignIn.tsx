import Box from '@mui/material/Box';
import { endpoints, LoginType, type MemberInput, type TeamMember } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import type { useFormValues } from '../../lib/forms/use-form-values.ts';
import { Segmented } from '../../ui/Segmented.tsx';

interface MemberSignInProps {
  form: ReturnType<typeof useFormValues<MemberInput>>;
  /** Null for somebody new. */
  member: TeamMember | null;
  isYou: boolean;
}

/** How somebody signs in, where there is a choice: a work account takes a provider of these, who is set up by the operator. */
export function MemberSignIn({ form, member, isYou }: MemberSignInProps) {
  const { t } = useTranslation('team');
  const workAccounts = useEndpoint(endpoints.auth.getWorkAccounts);
  const hasWorkAccounts = Boolean(workAccounts.data?.list.length);
  const { loginType } = form.values;
  const problem = form.problemOf('loginType');
  if (!hasWorkAccounts && (member?.loginType ?? LoginType.password) === LoginType.password && !problem)
    return null;
  return (
    <div>
      <Box sx={{ mb: 0.75, fontSize: '0.8125rem', fontWeight: 550 }}>{t('user.loginType')}</Box>
      <Segmented
        label={t('user.loginType')}
        choices={Object.values(LoginType).map((value) => ({
          value: String(value),
          label: t(`loginType.${value}`),
        }))}
        value={String(loginType)}
        disabled={isYou}
        onChange={(value) =>
          form.change({
            loginType: value === String(LoginType.workAccount) ? LoginType.workAccount : LoginType.password,
          })
        }
      />
      {isYou && (
        <Box sx={{ mt: 0.5, fontSize: '0.8125rem', color: 'text.secondary' }}>
          {t('team.member.error.ownLoginType')}
        </Box>
      )}
      {problem && (
        <Box role="alert" sx={{ mt: 0.5, fontSize: '0.8125rem', color: 'error.main' }}>
          {problem}
        </Box>
      )}
    </div>
  );
}
