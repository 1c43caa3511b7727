import Button from '@mui/material/Button';
import { endpoints, type FlowListItem, newId, type ReplyOf } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { endpointQuery, useEndpointChange } from '../../../lib/api/api.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import { useFlowParams } from '../../flow-list/index.ts';
import { canMoveBelow } from './move-target.ts';

const { getAllFlow, moveFlow } = endpoints.flows;

/**
 * Moves flows in the tree: shown at once, taken back when the server refuses, and undone by a button in the toast.
 * A flow's parent is named by its id; null is the top level.
 */
export function useFlowMove(flows: readonly FlowListItem[]) {
  const { t } = useTranslation('flows');
  const { t: shell } = useTranslation();
  const params = useFlowParams();
  const queries = useQueryClient();
  const toast = useToast();
  const change = useEndpointChange(moveFlow);
  const { queryKey } = endpointQuery(getAllFlow, { params });
  const flowOf = (id: string | null) => flows.find((flow) => flow.id === id);

  const show = (flow: FlowListItem, parentId: string | null) =>
    queries.setQueryData<ReplyOf<typeof getAllFlow>>(
      queryKey,
      (now) =>
        now && {
          list: now.list.map((item) =>
            item.id === flow.id ? { ...item, followUpParentId: parentId } : item,
          ),
        },
    );
  const send = async (flow: FlowListItem, from: string | null, to: string | null, onDone: () => void) => {
    // An answer that is under way still has the flow where it was.
    await queries.cancelQueries({ queryKey });
    show(flow, to);
    const parentMasterIntentId = flowOf(to)?.masterIntentId ?? newId;
    change.mutate(
      { params: { ...params, masterIntentId: flow.masterIntentId, parentMasterIntentId } },
      {
        onSuccess: onDone,
        onError: () => {
          show(flow, from);
          void queries.invalidateQueries({ queryKey });
        },
      },
    );
  };

  return (flow: FlowListItem, to: string | null) => {
    const from = flowOf(flow.followUpParentId)?.id ?? null;
    if (to === from) return;
    if (!canMoveBelow(flows, flow, to)) {
      toast.error(t('intentList.snackbar.chooseSubIntentError'));
      return;
    }
    const key = `moved ${flow.id} ${Date.now()}`;
    const undo = () => {
      toast.close(key);
      void send(flow, to, from, () => toast.success(t('list.move.undone', { title: flow.title })));
    };
    const parent = flowOf(to)?.title;
    void send(flow, from, to, () =>
      toast.notice(
        key,
        <>
          {parent === undefined
            ? t('list.move.toTop', { title: flow.title })
            : t('list.move.below', { title: flow.title, parent })}
          <Button size="small" onClick={undo} sx={{ display: 'block', ml: -1.25, mt: 0.25 }}>
            {shell('action.undo')}
          </Button>
        </>,
      ),
    );
  };
}
