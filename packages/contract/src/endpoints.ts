import * as actionDefinitions from './action-definitions.ts';
import * as agentLanguages from './agent-languages.ts';
import * as auth from './auth.ts';
import * as checks from './checks.ts';
import * as conversationTests from './conversation-tests.ts';
import * as conversations from './conversations.ts';
import type { Endpoint } from './endpoint.ts';
import * as entities from './entities.ts';
import * as exchange from './exchange.ts';
import * as flowParts from './flow-parts.ts';
import * as flowPieces from './flow-pieces.ts';
import * as flowVersions from './flow-versions.ts';
import * as flows from './flows.ts';
import * as officeTimes from './office-times.ts';
import * as profile from './profile.ts';
import * as recordings from './recordings.ts';
import * as requestTrial from './request-trial.ts';
import * as simulator from './simulator.ts';
import * as team from './team.ts';
import * as templates from './templates.ts';
import * as training from './training.ts';
import * as unsolvedQuestions from './unsolved-questions.ts';
import * as widgets from './widgets.ts';

/** Every endpoint by noun and name; a test holds the server, the documentation and the guard against this list. */
export const endpoints = {
  auth: {
    login: auth.login,
    refresh: auth.refresh,
    logout: auth.logout,
    getUserByAccessToken: auth.getUserByAccessToken,
  },
  profile: { setChatStatus: profile.setChatStatus },
  flows: {
    getAllFlow: flows.getAllFlow,
    searchFlows: flows.searchFlows,
    getFlow: flows.getFlow,
    addOrUpdateFlow: flows.addOrUpdateFlow,
    deleteFlow: flows.deleteFlow,
    getFlowVersions: flowVersions.getFlowVersions,
    getFlowVersion: flowVersions.getFlowVersion,
    moveFlow: flows.moveFlow,
    getEntityOptions: flowParts.getEntityOptions,
    parseTrainingPhrase: flowParts.parseTrainingPhrase,
    addBasicFollowUpIntent: flowParts.addBasicFollowUpIntent,
    setDefaultFlows: flows.setDefaultFlows,
    getFlowWithFollowUps: flowPieces.getFlowWithFollowUps,
    getFlowByMaster: flowPieces.getFlowByMaster,
    getTrainingPhrases: flowPieces.getTrainingPhrases,
    addOrUpdateTrainingPhrase: flowPieces.addOrUpdateTrainingPhrase,
    getSpeechBubble: flowPieces.getSpeechBubble,
    updateSpeechBubble: flowPieces.updateSpeechBubble,
    deleteSpeechBubble: flowPieces.deleteSpeechBubble,
  },
  actions: {
    getAllActions: actionDefinitions.getAllActions,
    getFormRegistrationIntentActionList: actionDefinitions.getFormRegistrationIntentActionList,
    tryRequest: requestTrial.tryRequest,
  },
  team: { searchOnTeamContact: team.searchOnTeamContact },
  settings: {
    getOfficeTimes: officeTimes.getOfficeTimes,
    saveOfficeTimes: officeTimes.saveOfficeTimes,
    saveLanguages: agentLanguages.saveLanguages,
  },
  templates: {
    getTrainingPhraseTemplateAll: templates.getTrainingPhraseTemplateAll,
    getTrainingPhraseTemplate: templates.getTrainingPhraseTemplate,
    addOrUpdateTrainingPhraseTemplate: templates.addOrUpdateTrainingPhraseTemplate,
    deleteTrainingPhraseTemplate: templates.deleteTrainingPhraseTemplate,
  },
  entities: {
    getEntityTypes: entities.getEntityTypes,
    searchEntityTypes: entities.searchEntityTypes,
    getEntityType: entities.getEntityType,
    addOrUpdateEntityType: entities.addOrUpdateEntityType,
    deleteEntityType: entities.deleteEntityType,
    tryEntityType: entities.tryEntityType,
  },
  exchange: {
    exportAgent: exchange.exportAgent,
    exportPhrases: exchange.exportPhrases,
    previewAgentImport: exchange.previewAgentImport,
    importAgent: exchange.importAgent,
    copyFlows: agentLanguages.copyFlows,
  },
  checks: { getChecks: checks.getChecks, findClashes: checks.findClashes },
  recordings: {
    uploadRecording: recordings.uploadRecording,
    getRecording: recordings.getRecording,
    getRecordingAudio: recordings.getRecordingAudio,
  },
  simulator: { simulateTurn: simulator.simulateTurn },
  conversationTests: {
    getConversationTests: conversationTests.getConversationTests,
    getConversationTest: conversationTests.getConversationTest,
    saveConversationTest: conversationTests.saveConversationTest,
    deleteConversationTest: conversationTests.deleteConversationTest,
    createConversationTest: conversationTests.createConversationTest,
    createTestFromLog: conversationTests.createTestFromLog,
    createTestFromConversation: conversationTests.createTestFromConversation,
    runConversationTest: conversationTests.runConversationTest,
    runConversationTests: conversationTests.runConversationTests,
  },
  training: {
    getUnsolvedQuestions: unsolvedQuestions.getUnsolvedQuestions,
    getUnsolvedQuestion: unsolvedQuestions.getUnsolvedQuestion,
    getQuestionGroups: unsolvedQuestions.getQuestionGroups,
    getLikelyFlows: unsolvedQuestions.getLikelyFlows,
    addQuestionToFlow: unsolvedQuestions.addQuestionToFlow,
    addQuestionsToFlow: unsolvedQuestions.addQuestionsToFlow,
    markQuestionsSolved: unsolvedQuestions.markQuestionsSolved,
    setQuestionStatus: unsolvedQuestions.setQuestionStatus,
    tryPhrases: unsolvedQuestions.tryPhrases,
    getTrainingState: training.getTrainingState,
    startTraining: training.startTraining,
    publishAnyway: training.publishAnyway,
    previewImport: training.previewImport,
    importTrainingData: training.importTrainingData,
  },
  conversations: {
    getChatList: conversations.getChatList,
    getUserChatList: conversations.getUserChatList,
    getChatCounts: conversations.getChatCounts,
    getChat: conversations.getChat,
    takeOverChat: conversations.takeOverChat,
    leaveChat: conversations.leaveChat,
    sendChatMessage: conversations.sendChatMessage,
  },
  widgets: {
    getWidgetConfig: widgets.getWidgetConfig,
    startConversation: widgets.startConversation,
    sendVisitorMessage: widgets.sendVisitorMessage,
    getVisitorEvents: widgets.getVisitorEvents,
    getClientListBasic: widgets.getClientListBasic,
  },
} as const satisfies Record<string, Record<string, Endpoint>>;
