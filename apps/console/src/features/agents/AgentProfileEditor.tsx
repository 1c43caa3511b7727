import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { AgentProfile } from '@samtale/contract';
import { createLink } from '@tanstack/react-router';
import { ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { hasAnyRole, screenAccess } from '../../lib/access/access.ts';
import { BackLink } from '../../lib/screen/BackLink.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { FormColumn } from '../../ui/FormColumn.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ProfileSection } from '../../ui/ProfileSection.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { AgentLanguages } from './AgentLanguages.tsx';
import { AgentOptionsFields } from './AgentOptionsFields.tsx';
import { AgentSubscription } from './AgentSubscription.tsx';
import { BillingFields, CompanyFields, NameFields } from './CompanyFields.tsx';
import { useAgentEditor } from './use-agent-editor.ts';

const ButtonLink = createLink(Button);

/** The agent as a form; what the user may not change stands there to be read. */
export function AgentProfileEditor({ loaded }: { loaded: AgentProfile }) {
  const { t } = useTranslation('agents');
  const { t: shell } = useTranslation();
  const { user, roles, agent: selected } = useSession();
  const editor = useAgentEditor(loaded);
  const { profile, dirty } = editor;
  const { editCompany, editAgent } = profile.may;
  const listsAll = user.isUserAdmin && hasAnyRole(roles, screenAccess.agents);
  return (
    <>
      <PageHeader
        title={profile.name}
        back={listsAll && <BackLink to="/agent">{t('title')}</BackLink>}
        description={profile.customer.name}
        status={dirty && <StatusChip tone="neutral">{t('profile.notSaved')}</StatusChip>}
        actions={
          <>
            {profile.id === selected.id && hasAnyRole(roles, screenAccess.auditLog) && (
              <ButtonLink
                to="/auditLog"
                variant="outlined"
                color="inherit"
                startIcon={<ScrollText aria-hidden />}
              >
                {t('profile.auditLog')}
              </ButtonLink>
            )}
            {editCompany && (
              <SaveButton
                label={shell('action.save')}
                saving={editor.saving}
                onSave={() => void editor.save()}
              />
            )}
          </>
        }
      />
      <FormColumn>
        {!editAgent && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t(editCompany ? 'profile.companyOnly' : 'profile.readOnly')}
          </Typography>
        )}
        <ProfileSection title={t('section.agent')}>
          <NameFields editor={editor} readOnly={!editAgent} />
        </ProfileSection>
        <ProfileSection title={t('section.company')}>
          <CompanyFields editor={editor} readOnly={!editCompany} />
        </ProfileSection>
        <ProfileSection title={t('section.billing')} about={t('about.billing')}>
          <BillingFields editor={editor} readOnly={!editCompany} />
        </ProfileSection>
        <ProfileSection title={t('section.subscription')}>
          <AgentSubscription profile={profile} />
        </ProfileSection>
        <ProfileSection title={t('section.languages')} about={t('about.languages')}>
          <AgentLanguages editor={editor} readOnly={!editAgent} />
        </ProfileSection>
        <ProfileSection title={t('section.options')} about={t('about.options')}>
          <AgentOptionsFields editor={editor} readOnly={!editAgent} />
        </ProfileSection>
      </FormColumn>
      <ConflictDialog
        conflict={editor.conflict}
        texts={{
          title: t('agents.changed'),
          description: t('conflict.description'),
          stay: t('conflict.stay'),
          overwrite: t('conflict.overwrite'),
          reload: t('conflict.reload'),
        }}
      />
    </>
  );
}
