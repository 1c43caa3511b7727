import Drawer from '@mui/material/Drawer';
import { endpoints } from '@samtale/contract';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '../../lib/api/api.ts';
import { useLeaveOnFailure } from '../../lib/forms/use-leave-on-failure.ts';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { useFlowParams } from '../flow-list/index.ts';
import { baseOf, baseOfNew, emptyEditorFlow, readFlow, readyToAnswer } from './editor/editor-flow.ts';
import { FlowEditor } from './editor/FlowEditor.tsx';
import { panelMark } from './editor/use-save-keys.ts';

/** The address of a flow that is not saved yet. */
const newFlow = 'new';

/** One flow, open over the list. Its address is its own, so it can be linked to and reloaded. */
export function FlowPanel() {
  const { t } = useTranslation('flows');
  const { intentId } = useParams({ from: '/shell/intent/list/$intentId' });
  const { parent } = useSearch({ from: '/shell/intent/list/$intentId' });
  const navigate = useNavigate({ from: '/intent/list/$intentId' });
  const close = () =>
    void navigate({ to: '/intent/list', search: ({ parent: _, part: __, ...list }) => list, replace: false });
  return (
    <Drawer
      {...panelMark}
      anchor="right"
      open
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('detailTitle'),
          sx: {
            width: { xs: '100%', lg: 'min(1180px, 92vw)' },
            borderLeft: { lg: '1px solid var(--mui-palette-divider)' },
          },
        },
      }}
    >
      {intentId === newFlow ? (
        <NewFlow key={parent ?? ''} parent={parent ?? null} onClose={close} />
      ) : (
        <SavedFlow key={intentId} intentId={intentId} onClose={close} />
      )}
    </Drawer>
  );
}

function NewFlow({ parent, onClose }: { parent: string | null; onClose(): void }) {
  const start = useMemo(() => ({ base: baseOfNew(parent), flow: emptyEditorFlow() }), [parent]);
  return <FlowEditor {...start} saved={null} onClose={onClose} onSaved={onClose} onReload={onClose} />;
}

function SavedFlow({ intentId, onClose }: { intentId: string; onClose(): void }) {
  const { t } = useTranslation('flows');
  const params = { ...useFlowParams(), intentId };
  // Read again each time it is opened, and left alone while it is edited.
  const { data, isError, isFetching, refetch } = useEndpoint(
    endpoints.flows.getFlow,
    { params },
    { gcTime: 0, staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  const loaded = useMemo(() => data && { base: baseOf(data), flow: readyToAnswer(readFlow(data)) }, [data]);
  const navigate = useNavigate();

  useLeaveOnFailure(
    isError,
    t('intentDetail.snackbar.getIntentError'),
    () => void navigate({ to: '/intent/list' }),
  );

  if (!data || !loaded || isFetching) return <SkeletonRows label={t('editor.loading')} count={8} />;
  return (
    <FlowEditor
      key={data.revision}
      {...loaded}
      saved={data}
      onClose={onClose}
      onSaved={onClose}
      onReload={() => void refetch()}
    />
  );
}
