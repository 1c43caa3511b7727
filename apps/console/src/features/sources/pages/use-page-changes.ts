import {
  endpoints,
  queryKey,
  type ReplyOf,
  type TrainingPage,
  type TrainingPageItem,
} from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../../lib/api/api.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useToast } from '../../../lib/toast/toast.tsx';
import { useConfirm } from '../../../ui/ConfirmProvider.tsx';
import { useSourceWords } from '../use-source-words.ts';

const { getTrainingPages, getTrainingPage, ignoreTrainingPage, updateTrainingPage } = endpoints.sources;
type PageList = ReplyOf<typeof getTrainingPages>;

/** What can be done with the pages of a source. */
export function usePageChanges(sourceId: string, isDocument: boolean) {
  const { t } = useTranslation('jobs');
  const { t: shell } = useTranslation();
  const { agent } = useSession();
  const queries = useQueryClient();
  const toast = useToast();
  const confirm = useConfirm();
  const words = useSourceWords();
  const params = { agentId: agent.id, id: sourceId };

  const showIgnored = (id: string, ignore: boolean) =>
    queries.setQueriesData<PageList>(
      { queryKey: [getTrainingPages.path] },
      (known) =>
        known && { ...known, list: known.list.map((one) => (one.id === id ? { ...one, ignore } : one)) },
    );
  const keep = (page: TrainingPage) =>
    queries.setQueryData(queryKey(getTrainingPage, { params: { ...params, trainingPageId: page.id } }), page);
  const ignoring = useEndpointChange(ignoreTrainingPage, {
    onSuccess: keep,
    onError: (_error, { params: asked }) => {
      if (asked) showIgnored(asked.trainingPageId, asked.flag !== 'true');
      toast.error(t('page.ignoreError'));
    },
  });
  const updating = useEndpointChange(updateTrainingPage, {
    onSuccess: ({ updated, page }, { body }) => {
      keep(page);
      const wasRead = body?.content === undefined;
      if (wasRead && page.failure !== null) toast.error(words.failure(page.failure, page.failureDetail));
      else if (updated) toast.success(t('jobs.detail.trainingPage.update'));
      else toast.info(t('jobs.detail.trainingPage.noUpdate'));
    },
  });

  return {
    /** Shown at once, and taken back where the server will not. */
    ignore: ({ id }: TrainingPageItem, flag: boolean) => {
      showIgnored(id, flag);
      ignoring.mutate({ params: { ...params, trainingPageId: id, flag: flag ? 'true' : 'false' } });
    },
    /** Reads a page again, after asking where that drops what was written by hand. */
    readAgain: async ({ id, isEdited }: TrainingPageItem, onRead?: (page: TrainingPage) => void) => {
      const isMeant =
        !isEdited ||
        (await confirm({
          title: t('page.againQuestion.title'),
          description: t(
            isDocument ? 'page.againQuestion.descriptionDocument' : 'page.againQuestion.description',
          ),
          confirmLabel: t('page.againQuestion.confirm'),
          cancelLabel: shell('action.cancel'),
          destructive: true,
        }));
      if (!isMeant) return;
      updating.mutate(
        { params: { ...params, trainingPageId: id }, body: {} },
        { onSuccess: ({ page }) => onRead?.(page) },
      );
    },
    write: (id: string, body: { title: string; content: string }, onWritten: (page: TrainingPage) => void) =>
      updating.mutate(
        { params: { ...params, trainingPageId: id }, body },
        { onSuccess: ({ page }) => onWritten(page) },
      ),
    /** Id of the page that is being read again or written; null while none is. */
    underWay: updating.isPending ? (updating.variables.params?.trainingPageId ?? null) : null,
  };
}

export type PageChanges = ReturnType<typeof usePageChanges>;
