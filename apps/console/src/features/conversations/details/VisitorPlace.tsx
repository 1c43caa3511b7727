import Box from '@mui/material/Box';
import { endpoints, type IpDetail, type VisitorAddress } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../../lib/api/api.ts';
import { LoadFailed } from '../../../lib/screen/LoadFailed.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { Timestamp } from '../../../ui/Timestamp.tsx';
import { useLoadFailure } from '../use-load-failure.ts';
import { browserName } from './browser-name.ts';
import { DetailSection, Nothing } from './DetailSection.tsx';
import { Fact, Facts } from './Facts.tsx';

/** Where an address belongs does not change while somebody looks at it. */
const staleTime = Number.POSITIVE_INFINITY;

/** Where the visitor writes from: the newest address in full, the others below. */
export function VisitorPlace({ addresses }: { addresses: readonly VisitorAddress[] }) {
  const { t } = useTranslation('chat');
  const ips = addresses.map(({ ip }) => ip).join(',');
  const { data, isError, error, refetch } = useEndpoint(
    endpoints.conversations.getIpDetails,
    { params: { ips } },
    { enabled: ips !== '', staleTime },
  );
  useLoadFailure(isError, 'ip');
  const [newest, ...earlier] = addresses.toReversed();
  const detailOf = (ip: string) => data?.list.find((detail) => detail.ip === ip);
  return (
    <DetailSection title={t('details.ip.title')}>
      {!newest ? (
        <Nothing>{t('details.ip.empty')}</Nothing>
      ) : !data && isError ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows label={t('details.ip.loading')} count={2} />
      ) : (
        <Facts>
          <Fact label={t('details.ip.address')}>{newest.ip}</Fact>
          <PlaceFacts detail={detailOf(newest.ip)} />
          {newest.page && <Fact label={t('details.ip.page')}>{newest.page}</Fact>}
          {newest.userAgent && (
            <Fact label={t('details.ip.browser')}>
              <span title={newest.userAgent}>{browserName(newest.userAgent)}</span>
            </Fact>
          )}
          {earlier.length > 0 && (
            <Fact label={t('details.ip.earlier')}>
              {earlier.map(({ ip, at }) => (
                <Box key={ip} sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
                  {ip}
                  <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
                    <Timestamp value={at} />
                  </Box>
                </Box>
              ))}
            </Fact>
          )}
        </Facts>
      )}
    </DetailSection>
  );
}

function PlaceFacts({ detail }: { detail: IpDetail | undefined }) {
  const { t, i18n } = useTranslation('chat');
  if (!detail) return null;
  const { isPrivate, country, hostName } = detail;
  const place = isPrivate
    ? t('details.ip.private')
    : country && new Intl.DisplayNames(i18n.language, { type: 'region' }).of(country);
  return (
    <>
      {place && <Fact label={t('details.ip.country')}>{place}</Fact>}
      {hostName && <Fact label={t('details.ip.host')}>{hostName}</Fact>}
    </>
  );
}
