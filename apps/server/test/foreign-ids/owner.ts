import { GenerationMode, Role } from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { agents } from '../../src/features/agents/index.ts';
import { widgets } from '../../src/features/widgets/index.ts';
import { createBot } from '../create-bot.ts';
import { type SignedIn, staffOf, type Visitor, visitorOf } from '../people.ts';
import type { PushService } from '../push-service.ts';
import type { TestServer } from '../start-test-server.ts';

/** Stands in whatever words another customer has. */
export const theirWord = 'rumraketter';

/** A customer of the product: an agent, somebody who does everything on it, and a visitor of its widget. */
export interface Owner {
  server: TestServer;
  agentId: string;
  clientKey: string;
  /** A flow of the bot that visitors get. */
  answeringFlow: string;
  staff: SignedIn;
  visitor: Visitor;
  /** Stands in whatever has words. */
  word: string;
  push: PushService;
}

export async function createOwner(server: TestServer, push: PushService, word: string): Promise<Owner> {
  const { agentId, clientKey, flows } = await createBot(server.app);
  await server.app.database.shared.update(agents, { includeGpt: true }, eq(agents.id, agentId));
  const takesFiles = { chatConfig: { enableUpload: true, gptSetupType: GenerationMode.off } };
  await server.app.database.agent(agentId).update(widgets, takesFiles, eq(widgets.clientKey, clientKey));
  const staff = await staffOf(server, agentId, [Role.administrator, Role.chatAgent, Role.chatDeveloper]);
  const visitor = await visitorOf(server, clientKey);
  return { server, agentId, clientKey, answeringFlow: flows.hours, staff, visitor, word, push };
}
