import {
  endpoints,
  newId,
  type PhoneNumber,
  PhoneNumberState,
  type PhoneProvider,
  phoneNumberInput,
} from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../lib/api/api.ts';
import { useFormValues } from '../../lib/forms/use-form-values.ts';
import { useUnsavedGuard } from '../../lib/forms/use-unsaved-guard.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { numberProblem } from './number-problem.ts';
import { numberValues } from './number-values.ts';
import { inventoryReads } from './use-removal.ts';

interface EditedNumber {
  /** Null for a new one. */
  loaded: PhoneNumber | null;
  providers: readonly PhoneProvider[];
  /** A new one has been saved. */
  onCreated(number: PhoneNumber): void;
}

/** The state of a number being edited, and its saving. */
export function useNumberEditor({ loaded, providers, onCreated }: EditedNumber) {
  const { t } = useTranslation('phoneNumbers');
  const { agent } = useSession();
  const toast = useToast();
  const [saved, setSaved] = useState(loaded);
  const form = useFormValues(numberValues(saved, providers));
  const guard = useUnsavedGuard(form.dirty, t('number.unsaved'));
  const isRemoved = saved?.state === PhoneNumberState.removed;
  const saving = useEndpointChange(endpoints.phoneNumbers.addOrUpdatePhoneNumber, {
    invalidates: inventoryReads,
    onSuccess: (number) => {
      toast.success(t(isRemoved ? 'number.back' : 'number.saved'));
      if (!saved) {
        guard.allow();
        return onCreated(number);
      }
      setSaved(number);
      form.change(numberValues(number, providers));
    },
    onError: (error) => {
      form.takeProblems(error.reply);
      if (error.status >= 500 || error.status === 0) toast.error(t('phoneNumbers.saveError'));
      else toast.failure(error);
    },
  });
  const save = () => {
    const isFine = form.check(phoneNumberInput.omit({ id: true }), numberProblem(form.values));
    const checked = phoneNumberInput.safeParse({ ...form.values, id: saved?.id ?? newId });
    if (!isFine || !checked.success) return toast.error(t('number.invalid'));
    saving.mutate({ params: { agentId: agent.id }, body: checked.data });
  };
  return { saved, isRemoved, form, saving: saving.isPending, save, guard };
}

export type NumberEditorState = ReturnType<typeof useNumberEditor>;
