import Box from '@mui/material/Box';
import { endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { Anchor } from '../auth/index.ts';

/** Back to the provider's main site, where the server knows of one. */
export function MainSiteLink() {
  const { t } = useTranslation('guest');
  const { data } = useEndpoint(
    endpoints.auth.getMainSite,
    {},
    { staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
  if (!data?.url) return null;
  return (
    <Box sx={{ mt: 1 }}>
      <Anchor href={data.url}>{t('signup.mainSite', { site: new URL(data.url).host })}</Anchor>
    </Box>
  );
}
