import {
  ApiError,
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
import { call, useEndpointChange } from '../../lib/api/api.ts';
import { mergeChanges } from '../../lib/forms/merge-changes.ts';
import { useConflict } from '../../lib/forms/use-conflict.ts';
import { useUnsavedGuard } from '../../lib/forms/use-unsaved-guard.ts';
import { textOfKey } from '../../lib/i18n/i18n.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import {
  lastDayOf,
  newSubscription,
  prolonged,
  type SubscriptionValues,
  subscriptionInputOf,
  subscriptionValues,
} from './subscription-values.ts';

type Field = keyof SubscriptionValues;
const calls = endpoints.subscriptions;

/** What has to be filled in; everything else has a value to begin with. */
const required = ['agentId', 'plan', 'startsAt', 'bindingEnd'] as const satisfies Field[];
export type RequiredField = (typeof required)[number];

/** What is read anew once a subscription is another. */
const subscriptionReads = [
  calls.getSubscriptions,
  calls.getSubscriptionById,
  calls.getSubscriptionList,
  calls.getCurrentSubscription,
  endpoints.agents.getAgentList,
  endpoints.agents.getAgent,
] as const;

interface EditedSubscription {
  /** Null for a new one. */
  loaded: SoldSubscription | null;
  /** A new one has been saved. */
  onCreated(subscription: SoldSubscription): void;
}

/** The state of a subscription being edited, and its saving. */
export function useSubscriptionEditor({ loaded, onCreated }: EditedSubscription) {
  const { t } = useTranslation('subscriptions');
  const toast = useToast();
  const [saved, setSaved] = useState(loaded);
  const [began, setBegan] = useState(() =>
    loaded ? subscriptionValues(loaded) : newSubscription(new Date()),
  );
  const [values, setValues] = useState(began);
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  /** The subscription that is active already, where this one cannot be. */
  const [activeId, setActiveId] = useState<string | null>(null);
  const dirty = JSON.stringify(values) !== JSON.stringify(began);
  const guard = useUnsavedGuard(dirty, t('edit.unsaved'));

  const take = (newest: SoldSubscription) => {
    const next = subscriptionValues(newest);
    setSaved(newest);
    setBegan(next);
    setValues(next);
    setProblems({});
    setActiveId(null);
  };
  const change = (part: Partial<SubscriptionValues>) => {
    setValues((now) => ({ ...now, ...part }));
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))));
    setActiveId(null);
  };
  /** Changes what the end follows from; one that was chosen by hand stays. */
  const changeTerm = (part: Partial<Pick<SubscriptionValues, 'plan' | 'planType' | 'startsAt'>>) => {
    const { plan, planType, startsAt, bindingEnd } = values;
    const next = { ...{ plan, planType, startsAt }, ...part };
    const follows = !saved && startsAt && bindingEnd === lastDayOf(startsAt, plan, planType);
    const end = follows && next.startsAt && lastDayOf(next.startsAt, next.plan, next.planType);
    change({ ...part, ...(end && { bindingEnd: end }) });
  };

  const saving = useEndpointChange(calls.addOrUpdateSubscription, {
    invalidates: subscriptionReads,
    onSuccess: (subscription) => {
      toast.success(t('subscription.card.saveSuccess'));
      if (subscription.informationMessage && subscription.informationMessage !== saved?.informationMessage)
        toast.info(t('subscription.card.informationMessage', { agent: subscription.agentName }));
      if (saved) return take(subscription);
      guard.allow();
      onCreated(subscription);
    },
    onError: (error) => {
      const { messageKey, details } = error.reply;
      if (messageKey === subscriptionKeys.changed) return arise();
      explain((error instanceof ApiError && details.fields) || []);
      if (messageKey === subscriptionKeys.activeExists) setActiveId(details.values?.id ?? null);
      const isKnown = textOfKey(messageKey) !== null && error.status !== 500;
      if (isKnown) toast.failure(error);
      else toast.error(t('subscription.card.saveError'));
    },
  });
  const explain = (fields: readonly { path: string; messageKey: string }[]) =>
    setProblems(Object.fromEntries(fields.map(({ path, messageKey }) => [path, messageKey])));
  const save = (sent = values, basis = saved) => {
    const missing = required.filter((field) => sent[field] === '');
    const checked = subscriptionInput.safeParse(subscriptionInputOf(sent, basis));
    if (checked.success) {
      setProblems({});
      const { revision } = basis ?? {};
      return saving.mutate({ body: { ...checked.data, ...(revision !== undefined && { revision }) } });
    }
    explain(checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), messageKey: message })));
    if (!missing.length) return toast.error(t('edit.invalid'));
    const fields = missing.map((field) => t(`field.${field}`)).join(', ');
    toast.error(t('subscription.card.saveRequiredFields', { fields }));
  };
  const { conflict, arise } = useConflict<SoldSubscription>({
    readNewest: async () =>
      saved && call(calls.getSubscriptionById, { params: { subscriptionId: saved.id } }),
    onReload: take,
    onOverwrite: (newest) => {
      const mine = mergeChanges(began, values, subscriptionValues(newest));
      take(newest);
      setValues(mine);
      save(mine, newest);
    },
  });
  return {
    saved,
    values,
    activeId,
    change,
    choosePlan: (plan: PlanName) => {
      changeTerm({ plan });
      // A trial ends; whatever is sold goes on unless something else is agreed.
      if (!saved) change({ autoRenews: plans[plan].category !== 'trial' });
    },
    choosePlanType: (planType: PlanType) => changeTerm({ planType }),
    chooseStart: (startsAt: string) => changeTerm({ startsAt }),
    prolong: () => change({ bindingEnd: prolonged(values, new Date()) }),
    /** What is wrong with a field, in words. */
    problemOf: (name: Field): string | undefined => {
      const key = problems[name];
      return key === undefined ? undefined : (textOfKey(key) ?? key);
    },
    dirty,
    conflict,
    saving: saving.isPending,
    save: () => save(),
  };
}

export type SubscriptionEditorState = ReturnType<typeof useSubscriptionEditor>;
