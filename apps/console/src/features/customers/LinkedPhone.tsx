import { endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { textOfKey } from '../../lib/i18n/i18n.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { LabelledChoice } from '../../ui/LabelledChoice.tsx';
import type { CustomerEditorState } from './use-customer-editor.ts';

/** Which of the company's phones a customer belongs to; without any there is nothing to choose. */
export function LinkedPhone({ editor }: { editor: CustomerEditorState }) {
  const { t } = useTranslation('customers');
  const { agent } = useSession();
  const { data } = useEndpoint(endpoints.customers.getLinkablePhones, { params: { agentId: agent.id } });
  const { saved, customer, change, problems } = editor;
  const phones = data?.list ?? [];
  // A phone that was removed since stays until another is chosen.
  const gone = saved?.phoneId && !phones.some(({ id }) => id === saved.phoneId) ? saved : null;
  if (phones.length === 0 && !gone) return null;
  return (
    <LabelledChoice
      label={t('detail.linkedPhone')}
      value={customer.phoneId}
      options={[
        { value: '', label: t('detail.noLinkedPhone') },
        ...phones.map(({ id, number }) => ({ value: id, label: number })),
        ...(gone
          ? [{ value: gone.phoneId ?? '', label: gone.linkedPhoneNumber || t('detail.lostLinkedPhone') }]
          : []),
      ]}
      error={problems.phoneId && (textOfKey(problems.phoneId) ?? undefined)}
      onChange={(phoneId) => change({ phoneId })}
    />
  );
}
