import { endpoints, newId } from '@samtale/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { useLeaveOnFailure } from '../../lib/forms/use-leave-on-failure.ts';
import { BackLink } from '../../lib/screen/BackLink.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { EditorPage } from '../../ui/EditorPage.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { PhoneNumberEditor } from './PhoneNumberEditor.tsx';

const calls = endpoints.phoneNumbers;

/** Read again each time it is opened, and left alone while it is edited. */
const readOnce = {
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnMount: 'always',
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** A phone number, or a new one. */
export function PhoneNumberScreen() {
  const { t } = useTranslation('phoneNumbers');
  const { phoneNumberId } = useParams({ strict: false });
  const { agent } = useSession();
  const navigate = useNavigate();
  const agentId = agent.id;
  const isNew = phoneNumberId === undefined;
  const number = useEndpoint(
    calls.getPhoneNumberById,
    { params: { agentId, phoneNumberId: phoneNumberId ?? newId } },
    { ...readOnce, enabled: !isNew },
  );
  const providers = useEndpoint(calls.getPhoneProviderList, { params: { agentId } }, readOnce);
  const countries = useEndpoint(
    calls.getCountryList,
    { params: { agentId, text: '*' } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const isError = number.isError || providers.isError || countries.isError;
  useLeaveOnFailure(isError, t('phoneNumbers.loadError'), () => void navigate({ to: '/phonenumbers' }));
  const isRead = (isNew || number.isFetchedAfterMount) && providers.isFetchedAfterMount;
  const loaded = isNew ? null : number.data;
  return (
    <EditorPage>
      {isRead && !isError && loaded !== undefined && providers.data && countries.data ? (
        <PhoneNumberEditor
          key={phoneNumberId ?? 'new'}
          loaded={loaded}
          providers={providers.data.list}
          countries={countries.data.list}
        />
      ) : (
        <>
          <PageHeader
            title={t(isNew ? 'number.new' : 'number.title')}
            back={<BackLink to="/phonenumbers">{t('title')}</BackLink>}
          />
          {!isError && <SkeletonRows label={t('number.loading')} count={6} rowHeight={56} />}
        </>
      )}
    </EditorPage>
  );
}
