import type { CompiledLanguage } from './release.ts';
import type { ConversationState } from './state.ts';

/**
 * The flows that may be understood now: global ones, and the follow-ups of the flow being talked about and
 * of the flows that led to it. Before the first message the welcome flow is what is being talked about.
 */
export function openContexts(state: ConversationState, language: CompiledLanguage): ReadonlySet<string> {
  const contexts = new Set<string>();
  let id = state.lastActivityAt === null ? language.welcomeFlowId : state.contextFlowId;
  while (id && !contexts.has(id)) {
    contexts.add(id);
    id = language.flows[id]?.parentId ?? null;
  }
  return contexts;
}
