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
import { AppError } from '../../platform/app-error.ts';
import { accounts } from '../accounts/index.ts';
import { agents, findAgent } from '../agents/index.ts';
import { parseNumber } from '../phone-numbers/index.ts';
import { saveLanguages } from '../settings/index.ts';
import { leadingSubscription, listSubscriptions } from '../subscriptions/index.ts';
import { requestTraining } from '../training-runs/index.ts';

type EditedAgent = BodyOf<typeof endpoints.agents.editAgent>;

/**
 * Saves an agent and its company, as far as the caller may change them. Throws `forbidden` when they change more,
 * `badRequest` for a phone number that is none, and `conflict` for a language that still has flows or is one too many for the plan.
 */
export async function editAgent(app: App, may: AgentProfile['may'], edited: EditedAgent): Promise<void> {
  const stored = await findAgent(app.database, edited.id);
  const wantedPhoneNumber = checkedNumber(edited.wantedPhoneNumber) ?? stored.wantedPhoneNumber;
  if (!may.editAgent && !isAsStored(stored, { ...edited, wantedPhoneNumber }))
    throw new AppError('forbidden', agentKeys.userAdminOnly);
  const speaksOthers = !isSameSet(stored.languageIds, edited.languageList);
  if (speaksOthers) {
    await refuseTooMany(app, edited);
    await saveLanguages(app, edited.id, edited.languageList, { unlessTheyHaveFlows: true });
  }
  const { cvr, ...company } = edited.customer;
  await app.database.transaction(async ({ shared }) => {
    await shared.update(
      accounts,
      { ...company, cvr: cvr.replace(/ /g, '') },
      eq(accounts.id, stored.accountId),
    );
    if (!may.editAgent) return;
    const values = { ...valuesOf(app, edited), wantedPhoneNumber };
    await shared.update(agents, values, eq(agents.id, edited.id));
  });
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

async function refuseTooMany(app: App, { id, languageList }: EditedAgent): Promise<void> {
  if (languageList.some((chosen) => !languages.some((language) => language.id === chosen)))
    throw new AppError('badRequest', agentKeys.languages);
  const subscription = leadingSubscription(await listSubscriptions(app, id));
  const most = subscription && plans[subscription.plan].languages;
  if (most !== null && new Set(languageList).size > most)
    throw new AppError('conflict', agentKeys.tooManyLanguages, { values: { most: String(most) } });
}
