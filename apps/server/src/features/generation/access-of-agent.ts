import { GptIntegrationType } from '@samtale/contract';
import { azureAccess, type ModelAccess, openAiUrl } from '@samtale/providers/llm';
import type { App } from '../../app.ts';
import type { agents } from '../agents/index.ts';

type Agent = Pick<
  typeof agents.$inferSelect,
  'id' | 'gptIntegrationType' | 'azureEndpointId' | 'subscriptionKeySealed'
>;

/** Where an agent's language model is asked: with its own key if it has one, or with the server's. Null for nowhere. */
export function accessOfAgent(app: Pick<App, 'outward' | 'secrets'>, agent: Agent): ModelAccess | null {
  const { id, subscriptionKeySealed, gptIntegrationType, azureEndpointId } = agent;
  if (!subscriptionKeySealed) return app.outward.models.access;
  const key = app.secrets.open(subscriptionKeySealed, `subscriptionKey:${id}`);
  return gptIntegrationType === GptIntegrationType.azure
    ? azureAccess(azureEndpointId, key)
    : { url: openAiUrl, key };
}
