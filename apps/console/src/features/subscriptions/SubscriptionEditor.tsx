import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SoldSubscription } from '@samtale/contract';
import { createLink, useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstWrong } from '../../lib/forms/use-first-wrong.ts';
import { BackLink } from '../../lib/screen/BackLink.tsx';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { FormColumn } from '../../ui/FormColumn.tsx';
import { LabelledLines } from '../../ui/LabelledLines.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ProfileSection } from '../../ui/ProfileSection.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { AddonFields, AgreedFields } from './AddonFields.tsx';
import { PriceFields } from './PriceFields.tsx';
import { stateTones } from './state-tones.ts';
import { type PlanTypes, TermFields } from './TermFields.tsx';
import { useSubscriptionEditor } from './use-subscription-editor.ts';

const TextLink = createLink(Link);

interface SubscriptionEditorProps {
  /** Null for a new one. */
  loaded: SoldSubscription | null;
  types: PlanTypes;
  currencies: readonly SoldSubscription['currencyId'][];
}

/** What an agent has bought, as a form. */
export function SubscriptionEditor({ loaded, types, currencies }: SubscriptionEditorProps) {
  const { t } = useTranslation('subscriptions');
  const { t: shell } = useTranslation();
  const navigate = useNavigate();
  const editor = useSubscriptionEditor({
    loaded,
    onCreated: ({ id }) => void navigate({ to: '/subscriptionEdit/$id', params: { id }, replace: true }),
  });
  const { saved, values, activeId } = editor;
  const fields = useRef<HTMLDivElement>(null);
  useFirstWrong(fields, editor.refusals);
  return (
    <>
      <PageHeader
        title={saved?.agentName ?? t('new')}
        back={<BackLink to="/subscriptions">{t('title')}</BackLink>}
        description={saved?.customerName}
        status={
          <>
            {saved && <StatusChip tone={stateTones[saved.state]}>{t(`state.${saved.state}`)}</StatusChip>}
            {editor.dirty && <StatusChip tone="neutral">{t('edit.notSaved')}</StatusChip>}
          </>
        }
        actions={
          <SaveButton label={shell('action.save')} saving={editor.saving} onSave={() => void editor.save()} />
        }
      />
      <FormColumn ref={fields}>
        {activeId && (
          <Box role="alert" sx={{ p: 2, borderRadius: 2, bgcolor: 'tint.warning' }}>
            {t('subscription.activeExists')}{' '}
            <TextLink to="/subscriptionEdit/$id" params={{ id: activeId }} underline="always">
              {t('edit.openActive')}
            </TextLink>
          </Box>
        )}
        <ProfileSection title={t('section.plan')}>
          <TermFields editor={editor} types={types} />
        </ProfileSection>
        <ProfileSection title={t('section.price')} about={t('about.price')}>
          <PriceFields editor={editor} currencies={currencies} />
        </ProfileSection>
        <ProfileSection title={t('section.addons')} about={t('about.addons')}>
          <AddonFields editor={editor} types={types} />
        </ProfileSection>
        <ProfileSection title={t('section.agreed')} about={t('about.agreed')}>
          <AgreedFields editor={editor} />
        </ProfileSection>
        <ProfileSection title={t('section.message')}>
          <LabelledLines
            label={t('field.informationMessage')}
            note={t('about.message')}
            value={values.informationMessage}
            maxLength={1000}
            error={editor.problemOf('informationMessage')}
            onChange={({ target }) => editor.change({ informationMessage: target.value })}
          />
        </ProfileSection>
      </FormColumn>
      <ConflictDialog
        conflict={editor.conflict}
        texts={{
          title: t('subscription.changed'),
          description: t('conflict.description'),
          stay: t('conflict.stay'),
          overwrite: t('conflict.overwrite'),
          reload: t('conflict.reload'),
        }}
      />
    </>
  );
}
