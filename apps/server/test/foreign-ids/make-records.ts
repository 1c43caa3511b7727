import {
  ActionType,
  ConditionKind,
  danish,
  endpoints,
  IntegrationType,
  newId,
  newSource,
  recordingIdOf,
  SourceType,
} from '@samtale/contract';
import { eq } from 'drizzle-orm';
import { agents } from '../../src/features/agents/index.ts';
import { officeTimes } from '../../src/features/office-times/tables.ts';
import { phoneNumbers, phoneProviders } from '../../src/features/phone-numbers/tables.ts';
import { sourcePages, sources } from '../../src/features/sources/tables.ts';
import { createId } from '../../src/platform/database/columns.ts';
import { entityTypeInput } from '../entity-content.ts';
import { createFlow, createUser } from '../factories.ts';
import { phoneMp3 } from '../mp3-file.ts';
import { signIn, visitorOf } from '../people.ts';
import { pngOf } from '../sample-files.ts';
import { createUnsolvedQuestions } from '../unsolved-questions.ts';
import { clientInput } from '../widget-content.ts';

import type { Kind } from './kinds.ts';
import type { Owner } from './owner.ts';

/** The ids of what was made, by what they name. */
export type Made = Partial<Record<Kind, string | undefined>>;

const languageId = danish.id;
const title = ({ word }: Owner) => `${word}${createId().slice(-6)}`;
const within = ({ agentId }: Owner) => ({ agentId, languageId });

async function flow(owner: Owner): Promise<Made> {
  const { server, agentId, staff, word } = owner;
  const [action, condition, time] = [createId(), createId(), createId()];
  const conditionList = [{ id: condition, kind: ConditionKind.customTime, officeTimeList: [{ id: time }] }];
  const id = await createFlow(server.app, {
    agentId,
    title: title(owner),
    phrases: [title(owner)],
    answer: word,
    actions: [{ id: action, type: ActionType.formRegistrationStart, redirectIntentId: null, conditionList }],
  });
  const params = { ...within(owner), intentId: id };
  const { trainingPhraseList, chatResponseList } = await staff.call(endpoints.flows.getFlow, { params });
  const bubble = chatResponseList[0]?.speechBubbleList[0];
  return {
    flow: id,
    phrase: trainingPhraseList[0]?.id,
    bubble: bubble?.id,
    message: bubble?.messageList[0]?.id,
    action,
    condition,
    conditionTime: time,
  };
}

/** A website with a page, or uploads with a document. */
async function source({ server, agentId, word }: Owner, document: string | null = null): Promise<Made> {
  const { active, intervalHours, updateContinuously, sourceType, password, url, name, ...reading } =
    newSource;
  const ids = { source: createId(), page: createId() };
  const scope = server.app.database.agent(agentId);
  const createdAt = server.app.now().toISOString();
  const at = document ? '' : `https://127.0.0.1/${word}`;
  const row = {
    id: ids.source,
    sourceType: document ? SourceType.upload : sourceType,
    name: word,
    url: at,
    active,
    updateContinuously,
    intervalHours,
  };
  await scope.insert(sources, [{ ...row, reading, createdAt }]);
  const text = { title: word, content: word, contentHash: word };
  await scope.insert(sourcePages, [
    { id: ids.page, sourceId: ids.source, url: document ?? at, document, ...text },
  ]);
  return ids;
}

async function conversation(owner: Owner): Promise<Made> {
  const visitor = await visitorOf(owner.server, owner.clientKey);
  const said = createId();
  await visitor.say(title(owner), { clientId: said });
  return { conversation: visitor.chatToken, said };
}

async function accountOf({ server, agentId }: Owner): Promise<string> {
  const agent = await server.app.database.shared.first(agents, eq(agents.id, agentId));
  if (!agent) throw new Error('The agent is gone');
  return agent.accountId;
}

/** The id at the end of an address. */
const idIn = (address: string) => /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(address)?.[0];

async function entityType(owner: Owner): Promise<Made> {
  const call = endpoints.entities.addOrUpdateEntityType;
  const body = entityTypeInput({ title: title(owner) });
  const { id, entityList } = await owner.staff.call(call, { params: within(owner), body });
  return { entityType: id, entityEntry: entityList[0]?.id };
}

/** How a record of each kind is made; with some others come along. */
export const makers: Record<Kind, (owner: Owner) => Promise<Made>> = {
  agent: async ({ agentId }) => ({ agent: agentId }),
  account: async (owner) => ({ account: await accountOf(owner) }),
  user: async ({ server, agentId }) => ({
    user: (await createUser(server.app, { roles: { [agentId]: [1] } })).id,
  }),
  caller: async ({ staff }) => ({ caller: staff.user.id }),
  session: async ({ server, staff }) => {
    const { call } = await signIn(server, staff.user);
    return {
      session: (await call(endpoints.auth.getDevices)).list.find(({ isCurrent }) => isCurrent)?.id,
    };
  },
  pushDevice: async ({ agentId, staff, push }) => {
    const body = push.browser().registration();
    const params = { agentId };
    return {
      pushDevice: (await staff.call(endpoints.push.registerPushSubscription, { params, body })).data.id,
    };
  },
  team: async (owner) => {
    const body = { id: newId, name: title(owner), email: '', phoneNumber: '', users: [] };
    const params = { agentId: owner.agentId };
    return { team: (await owner.staff.call(endpoints.team.addOrUpdateTeam, { params, body })).id };
  },
  answeringFlow: async ({ answeringFlow }) => ({ answeringFlow }),
  flow,
  phrase: flow,
  bubble: flow,
  message: flow,
  action: flow,
  condition: flow,
  conditionTime: flow,
  deletion: async (owner) => {
    const intentId = await createFlow(owner.server.app, { agentId: owner.agentId, title: title(owner) });
    const params = { ...within(owner), intentId };
    return { deletion: (await owner.staff.call(endpoints.flows.deleteFlow, { params })).deletionId };
  },
  template: async (owner) => {
    const trainingPhraseList = [{ question: title(owner), index: 0 }];
    const body = { id: newId, title: title(owner), revision: 0, trainingPhraseList };
    const call = endpoints.templates.addOrUpdateTrainingPhraseTemplate;
    return { template: (await owner.staff.call(call, { params: within(owner), body })).id };
  },
  entityType,
  entityEntry: entityType,
  test: async (owner) => {
    const body = testOf(title(owner));
    const call = endpoints.conversationTests.createConversationTest;
    return { test: (await owner.staff.call(call, { params: within(owner), body })).id };
  },
  question: async (owner) => ({
    question: (await createUnsolvedQuestions(owner.server.app, owner.agentId, [title(owner)]))[0],
  }),
  source: (owner) => source(owner),
  page: (owner) => source(owner),
  uploads: async (owner) => ({ uploads: (await source(owner, 'egen.txt')).source }),
  widget: async (owner) => {
    const body = { selectedChatClient: clientInput({ name: title(owner) }) };
    const params = { agentId: owner.agentId };
    return { widget: (await owner.staff.call(endpoints.widgets.saveClient, { params, body })).id };
  },
  logo: async ({ agentId, staff }) => {
    const rawBody = new Blob([pngOf(8, 8)]);
    return {
      logo: idIn((await staff.call(endpoints.widgets.uploadLogo, { params: { agentId }, rawBody })).url),
    };
  },
  picture: async ({ staff }) => {
    const rawBody = new Blob([pngOf(8, 8)]);
    const { profileImageUrl } = await staff.call(endpoints.profile.setPicture, { rawBody });
    return { picture: idIn(profileImageUrl) };
  },
  recording: async ({ agentId, staff, word }) => {
    const input = { params: { agentId }, query: { name: `${word}.mp3` }, rawBody: new Blob([phoneMp3()]) };
    const { address } = await staff.call(endpoints.recordings.uploadRecording, input);
    return { recording: recordingIdOf(address) ?? undefined };
  },
  file: async ({ agentId, staff, word }) => {
    const input = { params: { agentId }, query: { name: `${word}.png` }, rawBody: new Blob([pngOf(8, 8)]) };
    return { file: (await staff.call(endpoints.files.uploadFile, input)).id };
  },
  cannedReply: async (owner) => {
    const body = { id: newId, title: title(owner), text: owner.word, files: [] };
    const params = { agentId: owner.agentId };
    return {
      cannedReply: (await owner.staff.call(endpoints.cannedReplies.saveCannedReply, { params, body })).id,
    };
  },
  secret: async (owner) => {
    const params = { agentId: owner.agentId };
    const body = { name: title(owner), value: title(owner) };
    return { secret: (await owner.staff.call(endpoints.secrets.addSecret, { params, body })).id };
  },
  conversation,
  said: conversation,
  takenConversation: async (owner) => {
    const { conversation: chatToken = '', said } = await conversation(owner);
    const { agentId, staff } = owner;
    const call = { params: { agentId, chatToken }, body: { user: { id: staff.user.id } } };
    await staff.call(endpoints.conversations.takeOverChat, call);
    return { takenConversation: chatToken, said };
  },
  customer: async (owner) => {
    const body = { customer: { id: newId, name: title(owner) } };
    const params = { agentId: owner.agentId };
    return { customer: (await owner.staff.call(endpoints.customers.saveCustomer, { params, body })).id };
  },
  officeTime: async ({ server, agentId }) => {
    const row = {
      id: createId(),
      isDay: true,
      isOpen: true,
      dayOfWeek: 1,
      fromTime: '08:00',
      toTime: '09:00',
    };
    await server.app.database.agent(agentId).insert(officeTimes, [row]);
    return { officeTime: row.id };
  },
  phoneNumber: async (owner) => {
    const { shared } = owner.server.app.database;
    const phoneProvider = createId();
    const accountId = await accountOf(owner);
    await shared.insert(phoneProviders, [{ id: phoneProvider, name: title(owner), accountId }]);
    const number = `+45${String(20_000_000 + Math.floor(Math.random() * 9_999_999))}`;
    const kind = { supportsVoice: true, supportsSms: true, serviceType: 0, handlingType: 0 } as const;
    const row = {
      id: createId(),
      number,
      countryCode: 'DK',
      sipUsername: createId(),
      phoneProviderId: phoneProvider,
    };
    await shared.insert(phoneNumbers, [{ ...row, ...kind }]);
    return { phoneNumber: row.id };
  },
};

/** What a visitor says, and no more. */
export const testOf = (name: string) => ({
  title: name,
  mustHold: false,
  comparesWording: false,
  at: null,
  staffOnline: false,
  channel: IntegrationType.widget,
  customer: null,
  turns: [
    {
      text: 'Hej',
      pickedFlowId: null,
      minutesLater: 0,
      work: [],
      expected: { flows: [], parameters: [], texts: null },
    },
  ],
});
