import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { distinctSecrets, secretKey, secretsInText } from '@samtale/dialog';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../../ui/lazy-part.ts';
import { loadNewSecretDialog, useSecrets } from '../../../secrets/index.ts';

const NewSecretDialog = lazyPart(loadNewSecretDialog);

/** Below a field: the secrets it names and the agent does not have, each to be added there and then. */
export function MissingSecrets({ text }: { text: string }) {
  const { t } = useTranslation('secrets');
  const list = useSecrets().data?.list;
  const [added, setAdded] = useState<string | null>(null);
  const known = new Set(list?.map(({ name }) => secretKey(name)));
  const missing = list
    ? distinctSecrets(secretsInText(text)).filter((name) => !known.has(secretKey(name)))
    : [];
  return (
    <>
      {missing.map((name) => (
        <Box
          key={name}
          role="alert"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 0.5,
            mt: 0.5,
            fontSize: '0.8125rem',
            color: 'error.main',
          }}
        >
          <span>{t('missing', { name })}</span>
          <Button size="small" onClick={() => setAdded(name)} sx={{ minHeight: 24, py: 0, px: 0.5 }}>
            {t('create')}
          </Button>
        </Box>
      ))}
      {added !== null && (
        <Suspense>
          <NewSecretDialog name={added} onAdded={() => setAdded(null)} onClose={() => setAdded(null)} />
        </Suspense>
      )}
    </>
  );
}
