import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PhoneNumber, PhoneProvider } from '@samtale/contract';
import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstWrong } from '../../lib/forms/use-first-wrong.ts';
import { BackLink } from '../../lib/screen/BackLink.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { FormColumn } from '../../ui/FormColumn.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ProfileSection } from '../../ui/ProfileSection.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { type Countries, NumberFields, UseFields } from './NumberFields.tsx';
import { useNumberEditor } from './use-number-editor.ts';
import { useRemoveNumber } from './use-removal.ts';

interface PhoneNumberEditorProps {
  /** Null for a new one. */
  loaded: PhoneNumber | null;
  providers: readonly PhoneProvider[];
  countries: Countries;
}

/** A number of the inventory as a form. */
export function PhoneNumberEditor({ loaded, providers, countries }: PhoneNumberEditorProps) {
  const { t } = useTranslation('phoneNumbers');
  const { t: shell } = useTranslation();
  const { agent } = useSession();
  const navigate = useNavigate();
  const editor = useNumberEditor({
    loaded,
    providers,
    onCreated: ({ id }) =>
      void navigate({ to: '/phonenumber/$phoneNumberId', params: { phoneNumberId: id }, replace: true }),
  });
  const { saved, isRemoved } = editor;
  const fields = useRef<HTMLDivElement>(null);
  useFirstWrong(fields, editor.refusals);
  const remove = useRemoveNumber(() => {
    editor.leaveFreely();
    void navigate({ to: '/phonenumbers' });
  });
  return (
    <>
      <PageHeader
        title={saved ? formatNumber(saved.number) : t('number.new')}
        back={<BackLink to="/phonenumbers">{t('title')}</BackLink>}
        description={saved && [saved.phoneProviderName, saved.customerName].filter(Boolean).join(' · ')}
        status={
          <>
            {isRemoved && <StatusChip tone="warning">{t('state.3')}</StatusChip>}
            {editor.dirty && <StatusChip tone="neutral">{t('number.notSaved')}</StatusChip>}
          </>
        }
        actions={
          <>
            {saved && !isRemoved && (
              <Button
                variant="outlined"
                color="inherit"
                startIcon={<Trash2 aria-hidden />}
                onClick={() => void remove(agent.id, saved)}
              >
                {t('number.remove')}
              </Button>
            )}
            <SaveButton
              label={shell('action.save')}
              saving={editor.saving}
              onSave={() => void editor.save()}
            />
          </>
        }
      />
      <FormColumn ref={fields}>
        {saved && isRemoved && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t('number.isRemoved', { provider: saved.phoneProviderName })}
          </Typography>
        )}
        <ProfileSection title={t('section.number')}>
          <NumberFields form={editor} providers={providers} countries={countries} isNew={!saved} />
        </ProfileSection>
        <ProfileSection title={t('section.use')}>
          <UseFields form={editor} />
        </ProfileSection>
      </FormColumn>
    </>
  );
}
