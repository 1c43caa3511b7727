import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { endpoints, type TrainingState } from '@samtale/contract';
import { createLink } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';

const TextLink = createLink(MuiLink);

/** Tests that are named before the rest are only counted. */
const named = 3;

/** Why the newest changes do not answer: the tests that they break, and a way to let them through all the same. */
export function BlockedRelease({ tests }: { tests: TrainingState['blockedBy'] }) {
  const { t } = useTranslation('conversationTests');
  const { t: shell } = useTranslation();
  const { agent } = useSession();
  const confirm = useConfirm();
  const params = { agentId: agent.id };
  // The reply may be older than what the hub has told meanwhile, so the state is read again.
  const publish = useEndpointChange(endpoints.training.publishAnyway);
  const ask = async () => {
    const confirmed = await confirm({
      title: t('blocked.confirm.title'),
      description: t('blocked.confirm.description'),
      confirmLabel: t('blocked.confirm.confirm'),
      cancelLabel: shell('action.cancel'),
      destructive: true,
    });
    if (confirmed) publish.mutate({ params });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        {t('blocked.why', { count: tests.length })}{' '}
        {tests.slice(0, named).map(({ testId, title }, index) => (
          <Fragment key={testId}>
            {index > 0 && ', '}
            <TextLink to="/intent/tests/$testId" params={{ testId }} underline="always">
              {title}
            </TextLink>
          </Fragment>
        ))}
        {tests.length > named && ` ${t('blocked.more', { count: tests.length - named })}`}
      </Box>
      <Button
        size="small"
        color="inherit"
        loading={publish.isPending}
        onClick={() => void ask()}
        sx={{ ml: -1.25 }}
      >
        {t('blocked.anyway')}
      </Button>
    </Box>
  );
}
