import { type ApiError, endpoints } from '@samtale/contract';
import { useEndpointChange } from '../../lib/api/api.ts';
import { useSession } from '../../lib/session/use-session.ts';

interface AddSecret {
  onAdded(name: string): void;
  /** Replaces the toast that shows a failure. */
  onError?(error: ApiError): void;
}

/** Keeps a value under a name of its own. */
export function useAddSecret({ onAdded, onError }: AddSecret) {
  const { agent } = useSession();
  const adding = useEndpointChange(endpoints.secrets.addSecret, {
    onSuccess: ({ name }) => onAdded(name),
    ...(onError && { onError }),
  });
  return {
    isAdding: adding.isPending,
    add: (name: string, value: string) =>
      adding.mutate({ params: { agentId: agent.id }, body: { name, value } }),
  };
}
