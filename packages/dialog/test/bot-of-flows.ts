import type { CompiledFlow, CompiledLanguage } from '../src/release.ts';

/** A response that says these texts, each in a bubble of its own, with the values that they name. */
export const says = (...texts: string[]): CompiledFlow['responses'] => [
  { bubbles: texts.map((text) => ({ delay: 0, messages: [{ kind: 'text', text }] })), takesValues: true },
];

/** A flow that says its id, as far as `more` does not say otherwise. */
export const flowOf = (id: string, more: Partial<CompiledFlow> = {}): CompiledFlow => ({
  id,
  title: id,
  parentId: null,
  hasFollowUps: false,
  responses: says(id),
  actions: [],
  ...more,
});

/** A bot of these flows, of which `fallback` answers what none covers and nothing greets. */
export const botOf = (
  flows: readonly CompiledFlow[],
  more: Partial<CompiledLanguage> = {},
): CompiledLanguage => ({
  welcomeFlowId: null,
  fallbackFlowId: 'fallback',
  threshold: 0.5,
  welcomeBackMinutes: 60,
  flows: Object.fromEntries(flows.map((flow) => [flow.id, flow])),
  ...more,
});
