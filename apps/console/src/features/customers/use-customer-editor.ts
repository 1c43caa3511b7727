import { ApiError, type Customer, customerProblemKeys, endpoints } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { useConflict } from '../../lib/forms/use-conflict.ts';
import { useUnsavedGuard } from '../../lib/forms/use-unsaved-guard.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { customerInput, type EditorCustomer, isSameCustomer, readCustomer } from './editor-customer.ts';
import { type FieldProblems, findFieldProblems } from './field-problems.ts';

export interface CustomerEditorOptions {
  /** The customer as it was loaded; null for a new one. */
  loaded: Customer | null;
  agentId: string;
  /** A new customer has been saved. */
  onCreated(saved: Customer): void;
}

/** The customer who has a number, or an address, already. */
export interface OtherCustomer {
  id: string;
  name: string;
  value: string;
}

/** The state of one customer being edited, and its saving. */
export function useCustomerEditor({ loaded, agentId, onCreated }: CustomerEditorOptions) {
  const { t } = useTranslation('customers');
  const queries = useQueryClient();
  const toast = useToast();
  const [saved, setSaved] = useState(loaded);
  const [customer, setCustomer] = useState(() => readCustomer(loaded));
  /** What is saved, as the editor has it. */
  const [unchanged, setUnchanged] = useState(customer);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [duplicate, setDuplicate] = useState<OtherCustomer | null>(null);
  const [saving, setSaving] = useState(false);
  const busy = useRef(false);
  const dirty = !isSameCustomer(customer, unchanged);
  const guard = useUnsavedGuard(dirty, t('detail.unsaved'));

  /** Makes a reply what the editor's changes are measured by; what was typed since `sent` stays. */
  const adopt = (reply: Customer, sent: EditorCustomer) => {
    const stored = readCustomer(reply);
    // The rows stay as they are where the server kept them all, and the focus with them.
    const next = isSameCustomer(stored, sent) ? sent : stored;
    setSaved(reply);
    setCustomer((now) => (now === sent ? next : now));
    setUnchanged(next);
    setProblems({});
    void queries.invalidateQueries({ queryKey: [endpoints.customers.getCustomers.path] });
  };
  const { conflict, arise } = useConflict<Customer>({
    readNewest: async () =>
      saved &&
      (await call(endpoints.customers.getCustomer, { params: { agentId, customerId: saved.id } })).customer,
    onReload: (newest) => {
      const theirs = readCustomer(newest);
      setCustomer(theirs);
      adopt(newest, theirs);
    },
    onOverwrite: (newest) => void save(newest),
  });
  const explain = (error: unknown, sent: EditorCustomer) => {
    if (!(error instanceof ApiError)) throw error;
    const { details } = error.reply;
    setProblems(findFieldProblems(error.reply, sent));
    const { id, name, value } = details.values ?? {};
    if (details.code === 'duplicate' && id && name && value) return setDuplicate({ id, name, value });
    if (error.status === 409) return arise();
    if (error.status === 400) return toast.failure(error);
    toast.error(t('customers.snackbar.savingCustomerError'));
  };

  const save = async (from: Customer | null = saved) => {
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    try {
      const reply = await call(endpoints.customers.saveCustomer, {
        params: { agentId },
        body: { customer: customerInput(from, customer), phoneId: customer.phoneId || null },
      });
      adopt(reply, customer);
      toast.success(t('customers.snackbar.savingCustomerSuccess'));
      if (!from) {
        guard.allow();
        onCreated(reply);
      }
    } catch (error) {
      explain(error, customer);
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };

  return {
    saved,
    customer,
    change: (part: Partial<EditorCustomer>) => {
      setCustomer((now) => ({ ...now, ...part }));
      if (problems.name === customerProblemKeys.empty) setProblems({});
    },
    problems,
    duplicate,
    closeDuplicate: () => setDuplicate(null),
    saving,
    dirty,
    save,
    leaveFreely: guard.allow,
    conflict,
  };
}

export type CustomerEditorState = ReturnType<typeof useCustomerEditor>;
