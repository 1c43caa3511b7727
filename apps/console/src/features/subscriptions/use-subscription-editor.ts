import {
  endpoints,
  type PlanName,
  type PlanType,
  plans,
  type SoldSubscription,
  subscriptionInput,
  subscriptionKeys,
} from '@samtale/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { checkBy } from '../../lib/forms/check-record.ts';
import { mergeChanges } from '../../lib/forms/merge-changes.ts';
import { unlessKnown } from '../../lib/forms/unless-known.ts';
import { useRecordEditor } from '../../lib/forms/use-record-editor.ts';
import { useSending } from '../../lib/forms/use-sending.ts';
import { toast } from '../../lib/toast/toast.tsx';
import {
  newSubscription,
  prolonged,
  type SubscriptionValues,
  subscriptionInputOf,
  subscriptionValues,
  termChange,
} from './subscription-values.ts';

/** What has to be filled in; everything else has a value to begin with. */
const required = [
  'agentId',
  'plan',
  'startsAt',
  'bindingEnd',
] as const satisfies (keyof SubscriptionValues)[];

interface EditedSubscription {
  /** Null for a new one. */
  loaded: SoldSubscription | null;
  /** A new one has been saved. */
  onCreated(subscription: SoldSubscription): void;
}

const { addOrUpdateSubscription, getSubscriptionById } = endpoints.subscriptions;

/** The state of a subscription being edited, and its saving. */
export function useSubscriptionEditor({ loaded, onCreated }: EditedSubscription) {
  const { t } = useTranslation('subscriptions');
  const send = useSending(addOrUpdateSubscription);
  /** The subscription that is active already, where this one cannot be. */
  const [activeId, setActiveId] = useState<string | null>(null);
  const editor = useRecordEditor({
    loaded,
    valuesOf: (saved: SoldSubscription | null) =>
      saved ? subscriptionValues(saved) : newSubscription(new Date()),
    check: (values, from) => checkBy(subscriptionInput, subscriptionInputOf(values, from)),
    send: (body, from) => send({ body: { ...body, ...(from && { revision: from.revision }) } }),
    isConflict: ({ reply }) => reply.messageKey === subscriptionKeys.changed,
    readNewest: ({ id }) => call(getSubscriptionById, { params: { subscriptionId: id } }),
    merge: mergeChanges,
    onRefused: ({ reply: { messageKey, details } }) => {
      if (messageKey === subscriptionKeys.activeExists) setActiveId(details.values?.id ?? null);
      return false;
    },
    onStored: () => setActiveId(null),
    onSaved: ({ informationMessage, agentName }, from) => {
      if (informationMessage && informationMessage !== from?.informationMessage)
        toast.info(t('subscription.card.informationMessage', { agent: agentName }));
    },
    onCreated,
    words: {
      unsaved: t('edit.unsaved'),
      saved: t('subscription.card.saveSuccess'),
      invalid: (_problems, values) => {
        const missing = required.filter((field) => values[field] === '');
        const fields = missing.map((field) => t(`field.${field}`)).join(', ');
        return fields ? t('subscription.card.saveRequiredFields', { fields }) : t('edit.invalid');
      },
      failed: (error) => unlessKnown(error, t('subscription.card.saveError')),
    },
  });
  const { values } = editor;
  const isNew = editor.saved === null;
  const change = (part: Partial<SubscriptionValues>) => {
    editor.change(part);
    setActiveId(null);
  };
  return {
    ...editor,
    activeId,
    change,
    choosePlan: (plan: PlanName) =>
      change({
        ...termChange(values, { plan }, isNew),
        // A trial ends; whatever is sold goes on unless something else is agreed.
        ...(isNew && { autoRenews: plans[plan].category !== 'trial' }),
      }),
    choosePlanType: (planType: PlanType) => change(termChange(values, { planType }, isNew)),
    chooseStart: (startsAt: string) => change(termChange(values, { startsAt }, isNew)),
    prolong: () => change({ bindingEnd: prolonged(values, new Date()) }),
  };
}

export type SubscriptionEditorState = ReturnType<typeof useSubscriptionEditor>;
