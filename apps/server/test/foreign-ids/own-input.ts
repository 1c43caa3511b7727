import { ActionType, danish, endpoints, english, IntegrationType, IntentType } from '@samtale/contract';
import { createId } from '../../src/platform/database/columns.ts';
import { entityTypeInput } from '../entity-content.ts';
import { flowInput } from '../flow-content.ts';
import { sourceInput } from '../source-calls.ts';
import { newMember } from '../team-members.ts';
import { clientInput } from '../widget-content.ts';
import type { Given } from './id-places.ts';
import { testOf } from './make-records.ts';
import type { OwnRecords } from './own-records.ts';
import { type Owner, theirWord } from './owner.ts';

type InputOf = (own: OwnRecords, owner: Owner) => Given | Promise<Given>;

const name = () => `egen${createId().slice(-6)}`;
const logWithOneMore = [
  {
    seq: 1,
    at: '2026-11-20T09:00:00.000Z',
    clientId: null,
    event: { type: 'endUserSaid', text: 'Hej' },
  },
  { seq: 2, clientId: null },
];
const takenBy = ({ staff }: Owner) => ({ user: { id: staff.user.id } });
const message = () => ({ body: { clientId: createId(), text: 'Hej' } });
const widget = () => ({ body: { selectedChatClient: clientInput({ revision: 1 }) } });
const emptyTest = (more = {}) => ({ body: { ...testOf(name()), ...more } });
const request = {
  type: ActionType.apiRequest,
  intentActionParameterList: [
    { name: 'method', value: 'GET' },
    { name: 'url', value: 'https://127.0.0.1/' },
  ],
};

/** What calls need beside ids, where what a declaration asks for does not tell; ids in it are the caller's own. */
export const ownInput: Record<string, InputOf> = {
  'actions.tryRequest': () => ({ body: { action: request } }),
  'agents.editAgent': async (_own, { agentId, staff }) => {
    const params = { agentId, selectedAgentId: agentId };
    const profile = await staff.call(endpoints.agents.getAgent, { params });
    const languageList = profile.languageList.map(({ id }) => id);
    const customer = { ...profile.customer, cvr: '12345678' };
    return { body: { ...profile, subscriptionKey: null, languageList, customer } };
  },
  'auth.editUser': () => ({ body: { user: newMember() } }),
  'auth.registerUser': () => ({ body: { model: newMember() } }),
  'cannedReplies.saveCannedReply': () => ({ body: { title: name(), text: 'Hej' } }),
  'cannedReplies.searchPredefinedAnswers': () => ({ query: { text: theirWord } }),
  'conversationTests.createConversationTest': () => emptyTest(),
  'conversationTests.createTestFromLog': () => ({ body: { log: logWithOneMore } }),
  'conversationTests.runConversationTest': () => ({ body: { bot: 'published' } }),
  'conversationTests.saveConversationTest': () => emptyTest({ revision: 1 }),
  'conversations.addChatNote': message,
  'conversations.getIpDetails': () => ({ params: { ips: '127.0.0.1' } }),
  'conversations.handOverChat': async (own) => ({ body: { to: { userId: await own.take('user') } } }),
  'conversations.getChatList': () => ({ query: { searchText: theirWord } }),
  'statistics.getIntentList': () => ({ params: { statisticsIntentType: 1 } }),
  'statistics.getLikedIntentConversationList': () => ({ params: { chatResponseFeedback: 1 } }),
  'conversations.sendChatMail': () => ({ params: { email: 'somebody@example.com' } }),
  'conversations.sendChatMessage': message,
  'conversations.takeOverChat': (_own, owner) => ({ body: takenBy(owner) }),
  'customers.createToken': () => ({ params: { integrationType: IntegrationType.widget } }),
  'customers.saveCustomer': () => ({ body: { customer: { name: 'Egen kunde' } } }),
  'entities.addOrUpdateEntityType': () => ({ body: entityTypeInput({ title: name(), revision: 1 }) }),
  'entities.searchEntityTypes': () => ({ body: { searchtext: theirWord } }),
  'exchange.addStarterFlows': () => ({ params: { languageId: english.id, fromLanguageId: danish.id } }),
  'exchange.copyFlows': () => ({ params: { languageId: english.id, fromLanguageId: danish.id } }),
  'flows.addBasicFollowUpIntent': () => ({
    params: { isFallback: 'false', title: name(), intentType: IntentType.sub },
  }),
  'flows.addOrUpdateFlow': () => ({ body: flowInput({ title: name(), isActive: false }) }),
  'flows.addOrUpdateTrainingPhrase': async (own) => ({
    body: { intentId: await own.take('flow'), trainingPhrase: { question: name() } },
  }),
  'flows.getFlowVersion': () => ({ params: { version: 1 } }),
  'flows.searchFlows': () => ({ body: { searchText: theirWord } }),
  'flows.updateSpeechBubble': async (own) => ({ body: { speechBubble: { id: await own.take('bubble') } } }),
  'profile.setChatStatus': () => ({ body: { chatStatus: 1 } }),
  'profile.setActivity': () => ({ body: { status: true } }),
  'settings.saveLanguages': () => ({ body: { languageList: [danish.id, english.id] } }),
  'settings.saveOfficeTimes': () => ({
    body: {
      officeTimeList: [{ isDay: true, isOpen: true, dayOfWeek: 1, fromTime: '08:00', toTime: '16:00' }],
    },
  }),
  'secrets.addSecret': () => ({ body: { name: name(), value: 'egen-værdi' } }),
  'secrets.replaceSecret': () => ({ body: { value: 'egen-værdi' } }),
  'simulator.simulateTurn': () => ({ body: { bot: 'published', log: logWithOneMore } }),
  'sources.deleteSourceDocument': () => ({ query: { name: 'egen.txt' } }),
  'sources.getTrainingPages': () => ({ params: { filters: 'null' } }),
  'sources.saveGptTrainingJob': () => ({ body: sourceInput({ url: 'https://127.0.0.1/', active: false }) }),
  'sources.searchSources': () => ({ query: { question: theirWord } }),
  'sources.uploadSourceDocument': () => ({ query: { name: 'egen.txt' }, body: 'Egen tekst' }),
  'team.addOrUpdateTeam': () => ({ body: { name: name() } }),
  'team.searchOnTeamContact': () => ({ params: { name: theirWord } }),
  'templates.addOrUpdateTrainingPhraseTemplate': () => ({
    body: { title: name(), revision: 1, trainingPhraseList: [{ question: name(), index: 0 }] },
  }),
  'training.addQuestionToFlow': async (own) => ({
    body: { question: await own.take('question'), text: name() },
  }),
  'training.addQuestionsToFlow': async (own) => ({
    body: { phraseList: [{ question: await own.take('question'), text: name() }] },
  }),
  'training.tryPhrases': async (own) => ({
    body: { intentId: await own.take('flow'), phraseList: [name()] },
  }),
  'widgets.checkSite': () => ({ body: { url: 'https://127.0.0.1/' } }),
  'widgets.leaveMessage': () => ({ body: { clientId: createId(), email: 'somebody@example.com' } }),
  'widgets.previewClient': widget,
  'widgets.saveClient': widget,
  'widgets.rateAnswer': async (_own, { visitor }) => {
    const { events } = await visitor.say('Hvornår har I åbent?');
    const answer = events.findLast(({ event }) => event.type === 'botSaid');
    return { body: { clientId: createId(), of: answer?.seq } };
  },
  'widgets.sendVisitorMessage': message,
};
