import Button from '@mui/material/Button';
import {
  endpoints,
  newId,
  type PhoneProvider,
  type PhoneProviderDetail,
  phoneProviderInput,
  providerNameMax,
} from '@samtale/contract';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useEndpoint, useEndpointChange } from '../../lib/api/api.ts';
import { FormDialog } from '../../lib/forms/FormDialog.tsx';
import { useFormValues } from '../../lib/forms/use-form-values.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { LabelledInput } from '../../ui/LabelledInput.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { CompanyField } from './CompanyField.tsx';
import { ProviderNumbers } from './ProviderNumbers.tsx';
import { useRemoveProvider } from './use-removal.ts';

interface ProviderDialogProps {
  /** Null for a new one. */
  provider: PhoneProvider | null;
  onClose(): void;
}

const calls = endpoints.phoneNumbers;

interface ProviderValues {
  name: string;
  customerId: string | null;
  customerName: string;
  joining: PhoneProviderDetail['phoneNumberList'];
}

/** A provider: what it is called, whom it is for, and its numbers. */
export default function ProviderDialog({ provider, onClose }: ProviderDialogProps) {
  const { t } = useTranslation('phoneNumbers');
  const { agent } = useSession();
  const toast = useToast();
  const remove = useRemoveProvider(onClose);
  const form = useFormValues<ProviderValues>({
    name: provider?.name ?? '',
    customerId: provider?.customerId ?? null,
    customerName: provider?.customerName ?? '',
    joining: [],
  });
  const saving = useEndpointChange(calls.addOrUpdatePhoneProvider, {
    onSuccess: () => {
      toast.success(t('phoneNumbers.savedProvider'));
      onClose();
    },
    onError: (error) => {
      form.takeProblems(error.reply);
      if (error.status >= 500 || error.status === 0) toast.error(t('phoneNumbers.saveProviderError'));
      else toast.failure(error);
    },
  });
  const save = () => {
    if (!form.check(phoneProviderInput.pick({ name: true }))) return;
    const { name, customerId, joining } = form.values;
    const phoneNumberIdList = joining.map(({ id }) => id);
    saving.mutate({
      params: { agentId: agent.id },
      body: { id: provider?.id ?? newId, name, customerId, phoneNumberIdList },
    });
  };
  return (
    <FormDialog
      title={provider?.name ?? t('new.provider')}
      dirty={form.dirty}
      saving={saving.isPending}
      saveLabel={t(provider ? 'provider.save' : 'provider.add')}
      onSave={save}
      onClose={onClose}
      aside={
        provider && (
          <Button
            color="error"
            startIcon={<Trash2 aria-hidden />}
            onClick={() => void remove(agent.id, provider)}
          >
            {t('provider.remove')}
          </Button>
        )
      }
    >
      <LabelledInput
        label={t('provider.name')}
        autoFocus={!provider}
        autoComplete="off"
        maxLength={providerNameMax}
        {...form.text('name')}
      />
      <CompanyField
        chosen={form.values}
        problem={form.problemOf('customerId')}
        onChange={(company) => form.change(company)}
      />
      <NumbersOf provider={provider} form={form} />
    </FormDialog>
  );
}

interface NumbersOfProps extends Pick<ProviderDialogProps, 'provider'> {
  form: ReturnType<typeof useFormValues<ProviderValues>>;
}

/** What stands below the fields once it is known which numbers the provider has. */
function NumbersOf({ provider, form }: NumbersOfProps) {
  const { t } = useTranslation('phoneNumbers');
  const { agent } = useSession();
  const { data, isError } = useEndpoint(
    calls.getPhoneProviderById,
    { params: { agentId: agent.id, phoneProviderId: provider?.id ?? newId } },
    { enabled: provider !== null },
  );
  if (isError) return t('phoneNumbers.loadProviderError');
  if (provider && !data) return <SkeletonRows label={t('provider.loading')} count={2} rowHeight={40} />;
  return (
    <ProviderNumbers
      own={data?.phoneNumberList ?? []}
      joining={form.values.joining}
      onChange={(joining) => form.change({ joining })}
    />
  );
}
