import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Secret } from '@samtale/contract';
import { secretReference } from '@samtale/dialog';
import { KeyRound, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../lib/screen/LoadFailed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { SecretRow } from './SecretRow.tsx';
import { useDeleteSecret } from './use-delete-secret.tsx';
import { useSecrets } from './use-secrets.ts';

const NewSecretDialog = lazyPart(() => import('./NewSecretDialog.tsx'));
const ReplaceSecretDialog = lazyPart(() => import('./ReplaceSecretDialog.tsx'));

/** The agent's secrets: added, given other values and deleted; what they are is not told. */
export function SecretList() {
  const { t } = useTranslation('secrets');
  const secrets = useSecrets();
  const remove = useDeleteSecret();
  const [isAdding, setAdding] = useState(false);
  const [replaced, setReplaced] = useState<Secret | null>(null);
  if (secrets.error) return <LoadFailed error={secrets.error} onRetry={() => void secrets.refetch()} />;
  if (!secrets.data) return <SkeletonRows label={t('loading')} />;
  const { list } = secrets.data;
  const add = (
    <Button variant="outlined" startIcon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
      {t('add')}
    </Button>
  );
  return (
    <>
      {list.length ? (
        <>
          {add}
          <Box component="ul" aria-label={t('list')} sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
            {list.map((secret) => (
              <SecretRow
                key={secret.id}
                secret={secret}
                onReplace={() => setReplaced(secret)}
                onDelete={() => void remove(secret)}
              />
            ))}
          </Box>
        </>
      ) : (
        <EmptyState
          icon={KeyRound}
          title={t('emptyTitle')}
          description={t('emptyAbout', { place: secretReference(t('name')) })}
          action={add}
        />
      )}
      <Suspense>
        {isAdding && (
          <NewSecretDialog name="" onAdded={() => setAdding(false)} onClose={() => setAdding(false)} />
        )}
        {replaced && <ReplaceSecretDialog secret={replaced} onClose={() => setReplaced(null)} />}
      </Suspense>
    </>
  );
}
