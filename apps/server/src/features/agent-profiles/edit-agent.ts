import {
  type AgentProfile,
  agentKeys,
  type BodyOf,
  type endpoints,
  languages,
  plans,
} from '@samtale/contract';
import { eq } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import { accessChanged } from '../../platform/http/remember-identities.ts';
import { accounts } from '../accounts/index.ts';
import { agents } from '../agents/index.ts';
import { parseNumber } from '../phone-numbers/index.ts';
import { replaceLanguages } from '../settings/index.ts';
import { leadingSubscription, listSubscriptions } from '../subscriptions/index.ts';
import { requestTraining } from '../training-runs/index.ts';
import { agentRevision } from './agent-revision.ts';

type EditedAgent = BodyOf<typeof endpoints.agents.editAgent>;

/**
 * Saves an agent and its company, as far as the caller may change them. Throws `notFound`, `forbidden` when they change
 * more, `badRequest` for a phone number that is none, and `conflict` when somebody else has changed it since it was read,
 * and for a language that still has flows or is one too many for the plan.
 */
export async function editAgent(app: App, may: AgentProfile['may'], edited: EditedAgent): Promise<void> {
  const most = await mostLanguages(app, edited.id);
  const chosenNumber = checkedNumber(edited.wantedPhoneNumber);
  const speaksOthers = await app.database.transaction(async (session) => {
    const { shared } = session;
    const stored = await shared.first(agents, eq(agents.id, edited.id), { forUpdate: true });
    const company =
      stored && (await shared.first(accounts, eq(accounts.id, stored.accountId), { forUpdate: true }));
    if (!stored || !company) throw notFound();
    if (edited.revision !== undefined && edited.revision !== agentRevision(stored, company))
      throw new AppError('conflict', agentKeys.changed);
    const wantedPhoneNumber = chosenNumber ?? stored.wantedPhoneNumber;
    if (!may.editAgent && !isAsStored(stored, { ...edited, wantedPhoneNumber }))
      throw new AppError('forbidden', agentKeys.userAdminOnly);
    const speaksOthers = !isSameSet(stored.languageIds, edited.languageList);
    if (speaksOthers) {
      checkLanguages(edited, most);
      await replaceLanguages(session, edited.id, edited.languageList, { unlessTheyHaveFlows: true });
    }
    const { cvr, ...customer } = edited.customer;
    await shared.update(accounts, { ...customer, cvr: cvr.replace(/ /g, '') }, eq(accounts.id, company.id));
    if (may.editAgent)
      await shared.update(agents, { ...valuesOf(app, edited), wantedPhoneNumber }, eq(agents.id, edited.id));
    return speaksOthers;
  });
  // What the agent includes may be other calls than before.
  app.eventBus.publish(accessChanged, undefined);
  if (speaksOthers) await requestTraining(app, edited.id);
}

/** A number that is asked for, as it is kept; undefined where it is left alone. */
function checkedNumber(text: string | undefined): string | undefined {
  if (!text) return text;
  const number = parseNumber(text);
  if (number) return number;
  const fields = [{ path: 'wantedPhoneNumber', messageKey: agentKeys.phoneNumber }];
  throw new AppError('badRequest', agentKeys.phoneNumber, { fields });
}

function valuesOf(app: App, edited: EditedAgent) {
  const { id, subscriptionKey } = edited;
  return {
    name: edited.name,
    projectName: edited.projectName,
    includeConversationAi: edited.includeConversationAI,
    includeGpt: edited.includeGpt,
    gptIntegrationType: edited.includeGptIntegrationType,
    azureEndpointId: edited.azureEndpointId,
    gptModelNameEmbedding: edited.gptModelNameEmbedding,
    phoneSpeechType: edited.phoneSpeechType,
    ...(subscriptionKey !== null && {
      subscriptionKeySealed: subscriptionKey
        ? app.secrets.seal(subscriptionKey, `subscriptionKey:${id}`)
        : null,
    }),
  };
}

/** Whether nothing is changed that is left to user admins. */
const isAsStored = (stored: typeof agents.$inferSelect, edited: EditedAgent): boolean =>
  edited.subscriptionKey === null &&
  edited.name === stored.name &&
  edited.projectName === (stored.projectName || stored.name) &&
  edited.wantedPhoneNumber === stored.wantedPhoneNumber &&
  edited.includeConversationAI === stored.includeConversationAi &&
  edited.includeGpt === stored.includeGpt &&
  edited.includeGptIntegrationType === stored.gptIntegrationType &&
  edited.azureEndpointId === stored.azureEndpointId &&
  edited.gptModelNameEmbedding === stored.gptModelNameEmbedding &&
  edited.phoneSpeechType === stored.phoneSpeechType &&
  isSameSet(stored.languageIds, edited.languageList);

const isSameSet = (some: readonly string[], others: readonly string[]) =>
  some.every((one) => others.includes(one)) && others.every((one) => some.includes(one));

/** How many languages the agent's plan includes; null for any number. */
async function mostLanguages(app: App, agentId: string): Promise<number | null> {
  const subscription = leadingSubscription(await listSubscriptions(app, agentId));
  return subscription && plans[subscription.plan].languages;
}

function checkLanguages({ languageList }: EditedAgent, most: number | null): void {
  if (languageList.some((chosen) => !languages.some((language) => language.id === chosen)))
    throw new AppError('badRequest', agentKeys.languages);
  if (most !== null && new Set(languageList).size > most)
    throw new AppError('conflict', agentKeys.tooManyLanguages, { values: { most: String(most) } });
}
