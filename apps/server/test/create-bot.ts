import { ActionType } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../src/app.ts';
import { agents } from '../src/features/agents/index.ts';
import { createId } from '../src/platform/database/columns.ts';
import { trainLikeBefore } from './bots/train-like-before.ts';
import { createAgent, createFlow, createWidget } from './factories.ts';

export interface TestBot {
  agentId: string;
  clientKey: string;
  flows: Record<'welcome' | 'fallback' | 'hours' | 'saturday' | 'parking' | 'price' | 'person', string>;
}

/** A trained Danish bot: greets, falls back, tells opening hours (with a follow-up), redirects and hands over. */
export async function createBot(app: App): Promise<TestBot> {
  const agentId = await createAgent(app, { speaks: ['da'] });
  const flow = (title: string, more: Partial<Parameters<typeof createFlow>[1]> = {}) =>
    createFlow(app, { agentId, title, ...more });
  const hours = await flow('Hours', {
    phrases: ['Hvornår har I åbent?', 'Hvad er jeres åbningstider?', 'Hvornår lukker butikken?'],
  });
  const saturday = await flow('Saturday', {
    parentId: hours,
    phrases: ['Også om lørdagen?', 'Hvad med lørdag?', 'Gælder det i weekenden?'],
  });
  const parking = await flow('Parking', {
    phrases: ['Hvor kan jeg parkere?', 'Har I en parkeringsplads?', 'Er der plads til bilen?'],
  });
  const price = await flow('Price', {
    phrases: ['Hvad koster en tur?', 'Hvad er prisen?', 'Er det dyrt?'],
    actions: [{ id: createId(), type: ActionType.redirectIntent, redirectIntentId: parking }],
  });
  const person = await flow('Person', {
    phrases: ['Jeg vil tale med et menneske', 'Stil mig om til en medarbejder', 'Kan jeg tale med nogen?'],
    actions: [{ id: createId(), type: ActionType.chatWithHuman, redirectIntentId: null }],
  });
  const welcome = await flow('Welcome', { suggestions: [{ flowId: hours, title: 'Åbningstider' }] });
  const fallback = await flow('Fallback');
  const defaults = { defaultWelcomeFlowId: welcome, defaultFallbackFlowId: fallback };
  await app.database.shared.update(agents, defaults, eq(agents.id, agentId));
  const made = { welcome, fallback, hours, saturday, parking, price, person };
  await trainLikeBefore(app, agentId, Object.values(made));
  const clientKey = await createWidget(app, agentId);
  return { agentId, clientKey, flows: made };
}
