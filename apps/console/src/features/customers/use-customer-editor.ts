import { type ApiError, type Customer, customerProblemKeys, endpoints } from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { useRecordEditor } from '../../lib/forms/use-record-editor.ts';
import { useSending } from '../../lib/forms/use-sending.ts';
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

const { saveCustomer, getCustomer } = endpoints.customers;

/** The state of one customer being edited, and its saving. */
export function useCustomerEditor({ loaded, agentId, onCreated }: CustomerEditorOptions) {
  const { t } = useTranslation('customers');
  const send = useSending(saveCustomer, getCustomer);
  const [problems, setProblems] = useState<FieldProblems>({});
  const [duplicate, setDuplicate] = useState<OtherCustomer | null>(null);
  /** Numbers and addresses are refused by row; what belongs to another customer leads to that one. */
  const onRefused = ({ reply }: ApiError, sent: EditorCustomer): boolean => {
    setProblems(findFieldProblems(reply, sent));
    const { id, name, value } = reply.details.values ?? {};
    if (reply.details.code !== 'duplicate' || !id || !name || !value) return false;
    setDuplicate({ id, name, value });
    return true;
  };
  const { values, change, ...editor } = useRecordEditor({
    loaded,
    valuesOf: readCustomer,
    isSame: isSameCustomer,
    check: (customer, from) => ({
      body: { customer: customerInput(from, customer), phoneId: customer.phoneId || null },
    }),
    send: (body) => send({ params: { agentId }, body }),
    readNewest: async ({ id }) => (await call(getCustomer, { params: { agentId, customerId: id } })).customer,
    onRefused,
    onStored: () => setProblems({}),
    onCreated,
    words: {
      unsaved: t('detail.unsaved'),
      saved: t('customers.snackbar.savingCustomerSuccess'),
      failed: ({ status }) => (status === 400 ? null : t('customers.snackbar.savingCustomerError')),
    },
  });
  return {
    ...editor,
    customer: values,
    change: (part: Partial<EditorCustomer>) => {
      change(part);
      if (problems.name === customerProblemKeys.empty) setProblems({});
    },
    problems,
    duplicate,
    closeDuplicate: () => setDuplicate(null),
  };
}

export type CustomerEditorState = ReturnType<typeof useCustomerEditor>;
