import {
  endpoints,
  newId,
  type PhoneNumber,
  PhoneNumberState,
  type PhoneProvider,
  phoneNumberInput,
} from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { checkBy, refusedFields } from '../../lib/forms/check-record.ts';
import { useRecordEditor } from '../../lib/forms/use-record-editor.ts';
import { useSending } from '../../lib/forms/use-sending.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { numberProblem } from './number-problem.ts';
import { type NumberValues, numberValues } from './number-values.ts';

interface EditedNumber {
  /** Null for a new one. */
  loaded: PhoneNumber | null;
  providers: readonly PhoneProvider[];
  /** A new one has been saved. */
  onCreated(number: PhoneNumber): void;
}

const isRemoved = (number: PhoneNumber | null) => number?.state === PhoneNumberState.removed;

/** The state of a number being edited, and its saving. */
export function useNumberEditor({ loaded, providers, onCreated }: EditedNumber) {
  const { t } = useTranslation('phoneNumbers');
  const { agent } = useSession();
  const send = useSending(endpoints.phoneNumbers.addOrUpdatePhoneNumber);
  const editor = useRecordEditor({
    loaded,
    valuesOf: (saved: PhoneNumber | null): NumberValues => numberValues(saved, providers),
    check: (values, from) =>
      checkBy(phoneNumberInput, { ...values, id: from?.id ?? newId }, numberProblem(values)),
    send: (body) => send({ params: { agentId: agent.id }, body }),
    problemsIn: (reply) => refusedFields(reply, (path) => path.split('.').at(-1) ?? path),
    onCreated,
    words: {
      unsaved: t('number.unsaved'),
      saved: (from) => t(isRemoved(from) ? 'number.back' : 'number.saved'),
      invalid: () => t('number.invalid'),
      failed: ({ status }) => (status >= 500 || status === 0 ? t('phoneNumbers.saveError') : null),
    },
  });
  return { ...editor, isRemoved: isRemoved(editor.saved) };
}

export type NumberEditorState = ReturnType<typeof useNumberEditor>;
