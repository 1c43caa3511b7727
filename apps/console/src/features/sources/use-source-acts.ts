import { endpoints, type Source, SourceType } from '@samtale/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useEndpointChange } from '../../lib/api/api.ts';
import { useConfirmDeletion } from '../../lib/forms/use-confirm-deletion.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { useToast } from '../../lib/toast/toast.tsx';
import { useConfirm } from '../../ui/ConfirmProvider.tsx';
import { showSource } from './source-cache.ts';

/** A source, as the list or its own screen has it. */
interface Named {
  id: string;
  title: string;
}

const { sources } = endpoints;

/** Whether a source can be read again: a website, or a document at an address. */
export const isReadFromWeb = ({ sourceType, url }: Pick<Source, 'sourceType' | 'url'>): boolean =>
  sourceType === SourceType.website || url !== '';

/** What can be done with a source beside changing it; what forgets something asks first. */
export function useSourceActs(onDeleted: () => void = () => {}) {
  const { t } = useTranslation('jobs');
  const { t: shell } = useTranslation();
  const { agent } = useSession();
  const queries = useQueryClient();
  const toast = useToast();
  const confirm = useConfirm();
  const confirmDeletion = useConfirmDeletion();
  const keep = (source: Source) => showSource(queries, source);
  const run = useEndpointChange(sources.runGptTrainingJob, { onSuccess: keep });
  const stop = useEndpointChange(sources.stopGptTrainingJob, {
    onSuccess: (source) => {
      keep(source);
      toast.info(t('stopped'));
    },
  });
  const reset = useEndpointChange(sources.resetGptTrainingJob, {
    onSuccess: (source) => {
      keep(source);
      toast.success(t('jobs.detail.reset.success'));
    },
  });
  const deletion = useEndpointChange(sources.deleteGptTrainingJob, {
    onSuccess: () => {
      toast.success(t('jobs.detail.delete'));
      onDeleted();
    },
  });
  const paramsOf = ({ id }: { id: string }) => ({ params: { agentId: agent.id, id } });

  return {
    run: (source: { id: string }) => run.mutate(paramsOf(source)),
    stop: (source: { id: string }) => stop.mutate(paramsOf(source)),
    isBusy: run.isPending || stop.isPending || reset.isPending,
    reset: async (source: Named & Pick<Source, 'sourceType'>) => {
      const { title, sourceType } = source;
      const confirmed = await confirm({
        title: t('reset.title', { title }),
        description: t(sourceType === SourceType.website ? 'reset.website' : 'reset.documents'),
        confirmLabel: t('act.reset'),
        cancelLabel: shell('action.cancel'),
        destructive: true,
      });
      if (confirmed) reset.mutate(paramsOf(source));
    },
    remove: async (source: Named) => {
      const confirmed = await confirmDeletion({
        title: t('delete.title', { title: source.title }),
        description: t('delete.description'),
      });
      if (confirmed) deletion.mutate(paramsOf(source));
    },
  };
}
