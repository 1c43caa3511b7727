import { GptIntegrationType } from '@samtale/contract';
import { azureAccess, type ModelAccess, openAiUrl } from '@samtale/providers/llm';
import type { App } from '../../app.ts';
import { BrokenSeal, SealedWithUnknownKey } from '../../platform/secrets/secrets.ts';
import type { agents } from '../agents/index.ts';

type Agent = Pick<
  typeof agents.$inferSelect,
  'id' | 'gptIntegrationType' | 'azureEndpointId' | 'subscriptionKeySealed'
>;

/**
 * Where an agent's language model is asked: with its own key if it has one, or with the server's. Null for nowhere, as
 * for a key that this server cannot open: its bot answers all the same.
 */
export function accessOfAgent(app: Pick<App, 'outbound' | 'secrets'>, agent: Agent): ModelAccess | null {
  const { id, subscriptionKeySealed, gptIntegrationType, azureEndpointId } = agent;
  if (!subscriptionKeySealed) return app.outbound.models.access;
  const key = openedKey(app, subscriptionKeySealed, `subscriptionKey:${id}`);
  if (key === null) return null;
  return gptIntegrationType === GptIntegrationType.azure
    ? azureAccess(azureEndpointId, key)
    : { url: openAiUrl, key };
}

/** Whether a language model can answer for an agent: it is included, and there is one. */
export const mayGenerate = (
  app: Pick<App, 'outbound' | 'secrets'>,
  agent: Agent & Pick<typeof agents.$inferSelect, 'includeGpt'>,
): boolean => agent.includeGpt && accessOfAgent(app, agent) !== null;

function openedKey({ secrets }: Pick<App, 'secrets'>, sealed: string, context: string): string | null {
  try {
    return secrets.open(sealed, context);
  } catch (error) {
    if (error instanceof SealedWithUnknownKey || error instanceof BrokenSeal) return null;
    throw error;
  }
}
