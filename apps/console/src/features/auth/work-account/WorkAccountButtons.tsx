import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { endpoints } from '@samtale/contract';
import { useTranslation } from 'react-i18next';
import { useEndpoint, useEndpointChange } from '../../../lib/api/api.ts';
import { FormProblem } from '../../../lib/forms/FormProblem.tsx';
import { keepBegunSignIn } from './begun-sign-in.ts';

/** The work accounts with which one may sign in, if there are any. */
export function WorkAccountButtons({ remember }: { remember: boolean }) {
  const { t } = useTranslation('auth');
  const { data } = useEndpoint(endpoints.auth.getWorkAccounts, {}, { retry: false });
  const begin = useEndpointChange(endpoints.auth.startWorkAccount, {
    onSuccess: ({ address, token }, { body }) => {
      if (!body) return;
      keepBegunSignIn({ provider: body.provider, token, remember });
      location.assign(address);
    },
    onError: () => {},
  });
  if (!data?.list.length) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 3 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          color: 'text.secondary',
          fontSize: '0.8125rem',
          '&::before, &::after': { content: '""', flex: 1, borderTop: 1, borderColor: 'divider' },
        }}
      >
        {t('login.or')}
      </Box>
      {data.list.map(({ provider, name }) => (
        <Button
          key={provider}
          variant="outlined"
          color="inherit"
          size="large"
          loading={begin.variables?.body?.provider === provider && (begin.isPending || begin.isSuccess)}
          onClick={() => begin.mutate({ body: { provider } })}
        >
          {t('login.signInWith', { name })}
        </Button>
      ))}
      <FormProblem error={begin.error} />
    </Box>
  );
}
