import { endpoints, type UserAgent } from '@samtale/contract';
import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery } from '../../lib/api/api.ts';
import { selectedLanguage } from '../../lib/session/selected-agent.ts';

/** Asks for the flows of the language worked on, unless they have just been read. */
export async function askForFlows(queries: QueryClient, { agent }: UserAgent): Promise<void> {
  const language = selectedLanguage(agent);
  if (!language) return;
  const params = { agentId: agent.id, languageId: language.id };
  await queries.prefetchQuery(endpointQuery(endpoints.flows.getAllFlow, { params }));
}
