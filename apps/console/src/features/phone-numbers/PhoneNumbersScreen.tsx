import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { endpoints, type PhoneProvider } from '@samtale/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { createLink, useNavigate, useSearch } from '@tanstack/react-router';
import { Map as MapIcon, Plus } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { phoneTableSteps } from '../../lib/tour/phone-table-steps.ts';
import { Tour } from '../../lib/tour/Tour.tsx';
import { askForTour } from '../../lib/tour/tour-state.ts';
import { Hint } from '../../ui/Hint.tsx';
import { ListScreen } from '../../ui/ListScreen.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { PhoneFilters } from './PhoneFilters.tsx';
import { PhoneNumberList } from './PhoneNumberList.tsx';
import { ProviderList } from './ProviderList.tsx';
import type { PhoneSearch } from './phone-search.ts';
import { WantedNumbers } from './WantedNumbers.tsx';

const ProviderDialog = lazyPart(() => import('./ProviderDialog.tsx'));
const ButtonLink = createLink(Button);

/** The inventory of phone numbers and their providers, for those who look after all agents. */
export function PhoneNumbersScreen() {
  const { t } = useTranslation('phoneNumbers');
  const { agent } = useSession();
  const asked = useSearch({ from: '/shell/phonenumbers' });
  const navigate = useNavigate({ from: '/phonenumbers' });
  const toast = useToast();
  /** What is open over the lists; null stands for a new one. */
  const [opened, setOpened] = useState<{ provider: PhoneProvider | null } | null>(null);
  const { show = 'numbers', search, state, page = 1 } = asked;
  const isNumbers = show === 'numbers';
  const { data, isError, error, refetch } = useEndpoint(
    endpoints.phoneNumbers.getPhoneNumbers,
    {
      params: { agentId: agent.id, page: isNumbers ? page - 1 : 0 },
      query: { searchText: (isNumbers && search?.trim()) || '', ...(isNumbers && { activeFilter: state }) },
    },
    { placeholderData: keepPreviousData },
  );
  useEffect(() => {
    if (isError) toast.error(t('phoneNumbers.loadListError'));
  }, [isError, toast, t]);
  const change = (part: PhoneSearch) =>
    void navigate({ to: '.', search: (now) => ({ ...now, page: undefined, ...part }), replace: true });
  const newProvider = (
    <Button
      variant="contained"
      startIcon={<Plus aria-hidden />}
      disabled={!data}
      onClick={() => setOpened({ provider: null })}
    >
      {t('new.provider')}
    </Button>
  );
  const newNumber = (
    <ButtonLink to="/phonenumber" variant="contained" startIcon={<Plus aria-hidden />}>
      {t('new.number')}
    </ButtonLink>
  );
  return (
    <ListScreen minHeight={480}>
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <>
            <Hint text={t('tour')} align="end">
              <IconButton aria-label={t('tour')} onClick={() => askForTour('phoneTable')}>
                <MapIcon aria-hidden />
              </IconButton>
            </Hint>
            <Box data-phone-tour="providers" sx={{ display: 'inline-flex' }}>
              <Segmented
                label={t('show.label')}
                choices={[
                  { value: 'numbers', label: t('show.numbers') },
                  { value: 'providers', label: t('show.providers') },
                ]}
                value={show}
                onChange={(value) =>
                  void navigate({ to: '.', search: { show: value === 'providers' ? value : undefined } })
                }
              />
            </Box>
            <Box data-phone-tour="new" sx={{ display: 'inline-flex' }}>
              {isNumbers ? newNumber : newProvider}
            </Box>
          </>
        }
      />
      {isNumbers && data && <WantedNumbers wanted={data.wanted} />}
      <PhoneFilters asked={asked} onChange={change} />
      {isError && !data ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : isNumbers ? (
        <PhoneNumberList
          shown={data}
          asked={asked}
          onPage={(next) => change({ page: next })}
          begin={data?.phoneProviders.length ? newNumber : newProvider}
        />
      ) : (
        <ProviderList
          providers={data?.phoneProviders ?? null}
          search={search}
          onOpen={(provider) => setOpened({ provider })}
          begin={newProvider}
        />
      )}
      {opened && (
        <Suspense>
          <ProviderDialog provider={opened.provider} onClose={() => setOpened(null)} />
        </Suspense>
      )}
      <Tour name="phoneTable" stepsNow={phoneTableSteps} />
    </ListScreen>
  );
}
