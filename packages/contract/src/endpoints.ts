import * as actionDefinitions from './actions/action-definitions.ts';
import * as requestTrial from './actions/request-trial.ts';
import * as agentLanguages from './agents/agent-languages.ts';
import * as agentProfiles from './agents/agent-profiles.ts';
import * as agentSettings from './agents/agent-settings.ts';
import * as auditLog from './agents/audit-log.ts';
import * as cannedReplies from './agents/canned-replies.ts';
import * as companyFacts from './agents/company-facts.ts';
import * as officeTimes from './agents/office-times.ts';
import * as secrets from './agents/secrets.ts';
import * as settingsTemplates from './agents/settings-templates.ts';
import * as templates from './agents/templates.ts';
import type { Endpoint } from './calls/endpoint.ts';
import * as chatDetails from './conversations/chat-details.ts';
import * as chatErasure from './conversations/chat-erasure.ts';
import * as chatFlow from './conversations/chat-flow.ts';
import * as chatMail from './conversations/chat-mail.ts';
import * as conversations from './conversations/conversations.ts';
import * as files from './conversations/files.ts';
import * as liveChat from './conversations/live-chat.ts';
import * as customerFiles from './customers/customer-files.ts';
import * as customers from './customers/customers.ts';
import * as entities from './entities/entities.ts';
import * as exchange from './exchange/exchange.ts';
import * as flowDeletion from './flows/flow-deletion.ts';
import * as flowParts from './flows/flow-parts.ts';
import * as flowPieces from './flows/flow-pieces.ts';
import * as flowVersions from './flows/flow-versions.ts';
import * as flows from './flows/flows.ts';
import * as generation from './generation/generation.ts';
import * as generationDays from './generation/generation-days.ts';
import * as generationStatistics from './generation/generation-statistics.ts';
import * as auth from './people/auth.ts';
import * as devices from './people/devices.ts';
import * as mailbox from './people/mailbox.ts';
import * as ownProfile from './people/own-profile.ts';
import * as passwords from './people/passwords.ts';
import * as profile from './people/profile.ts';
import * as profilePicture from './people/profile-picture.ts';
import * as push from './people/push.ts';
import * as saveSettings from './people/save-settings.ts';
import * as signUp from './people/sign-up.ts';
import * as team from './people/team.ts';
import * as teamMembers from './people/team-members.ts';
import * as twoFactor from './people/two-factor.ts';
import * as workAccounts from './people/work-accounts.ts';
import * as phoneNumbers from './phone/phone-numbers.ts';
import * as phoneProviders from './phone/phone-providers.ts';
import * as recordings from './phone/recordings.ts';
import * as soldSubscriptions from './plans/sold-subscriptions.ts';
import * as subscriptionList from './plans/subscription-list.ts';
import * as subscriptions from './plans/subscriptions.ts';
import * as sourceDocuments from './sources/source-documents.ts';
import * as sourcePages from './sources/source-pages.ts';
import * as sourceReadings from './sources/source-readings.ts';
import * as sources from './sources/sources.ts';
import * as statistics from './statistics/statistics.ts';
import * as statisticsDays from './statistics/statistics-days.ts';
import * as checks from './training/checks.ts';
import * as conversationTests from './training/conversation-tests.ts';
import * as simulator from './training/simulator.ts';
import * as training from './training/training.ts';
import * as unsolvedQuestions from './training/unsolved-questions.ts';
import * as chatClients from './widgets/chat-clients.ts';
import * as visitorActions from './widgets/visitor-actions.ts';
import * as widgets from './widgets/widgets.ts';

/** Every endpoint by noun and name; a test holds the server, the documentation and the guard against this list. */
export const endpoints = {
  auth: {
    login: auth.login,
    refresh: auth.refresh,
    logout: auth.logout,
    getUserByAccessToken: auth.getUserByAccessToken,
    forgotPassword: passwords.forgotPassword,
    checkPasswordToken: passwords.checkPasswordToken,
    resetPassword: passwords.resetPassword,
    updateProfile: ownProfile.updateProfile,
    updatePassword: ownProfile.updatePassword,
    updateEmail: ownProfile.updateEmail,
    confirmEmail: ownProfile.confirmEmail,
    getDevices: devices.getDevices,
    signOutDevice: devices.signOutDevice,
    signOutOtherDevices: devices.signOutOtherDevices,
    getWorkAccounts: workAccounts.getWorkAccounts,
    startWorkAccount: workAccounts.startWorkAccount,
    loginWithAzureAd: workAccounts.loginWithAzureAd,
    loginWithAuth0: workAccounts.loginWithAuth0,
    getCaptcha: signUp.getCaptcha,
    getMainSite: signUp.getMainSite,
    signUp: signUp.signUp,
    checkSignUp: signUp.checkSignUp,
    resetPasswordAndCreateAccount: signUp.resetPasswordAndCreateAccount,
    loginWithTwoFactor: twoFactor.loginWithTwoFactor,
    sendTwoFactorCode: twoFactor.sendTwoFactorCode,
    getTwoFactor: twoFactor.getTwoFactor,
    startTwoFactor: twoFactor.startTwoFactor,
    confirmTwoFactor: twoFactor.confirmTwoFactor,
    stopTwoFactor: twoFactor.stopTwoFactor,
    renewRecoveryCodes: twoFactor.renewRecoveryCodes,
    registerUser: teamMembers.registerUser,
    editUser: teamMembers.editUser,
    resendInvitation: teamMembers.resendInvitation,
    stopMemberTwoFactor: teamMembers.stopMemberTwoFactor,
    deleteTeamUser: teamMembers.deleteTeamUser,
    deleteUser: teamMembers.deleteUser,
  },
  mailbox: { getMailbox: mailbox.getMailbox },
  secrets: {
    getSecrets: secrets.getSecrets,
    addSecret: secrets.addSecret,
    replaceSecret: secrets.replaceSecret,
    deleteSecret: secrets.deleteSecret,
  },
  profile: {
    setChatStatus: profile.setChatStatus,
    saveSettings: saveSettings.saveSettings,
    setActivity: teamMembers.setActivity,
    getProfiles: teamMembers.getProfiles,
    getTeamProfiles: teamMembers.getTeamProfiles,
    setPicture: profilePicture.setPicture,
    removePicture: profilePicture.removePicture,
    getPicture: profilePicture.getPicture,
  },
  agents: {
    getAgentList: agentProfiles.getAgentList,
    getAgent: agentProfiles.getAgent,
    editAgent: agentProfiles.editAgent,
    findAgents: agentProfiles.findAgents,
  },
  auditLog: { getAuditLog: auditLog.getAuditLog, getAuditPeople: auditLog.getAuditPeople },
  subscriptions: {
    getCurrentSubscription: subscriptions.getCurrentSubscription,
    getSubscriptionList: subscriptionList.getSubscriptionList,
    getSubscriptionContacts: subscriptionList.getSubscriptionContacts,
    getSubscriptions: soldSubscriptions.getSubscriptions,
    getSubscriptionById: soldSubscriptions.getSubscriptionById,
    addOrUpdateSubscription: soldSubscriptions.addOrUpdateSubscription,
    getCurrencyList: soldSubscriptions.getCurrencyList,
    getSubscriptionTypeList: soldSubscriptions.getSubscriptionTypeList,
  },
  phoneNumbers: {
    getPhoneNumbers: phoneNumbers.getPhoneNumbers,
    addOrUpdatePhoneNumber: phoneNumbers.addOrUpdatePhoneNumber,
    getPhoneNumberById: phoneNumbers.getPhoneNumberById,
    getPhoneNumberBySearch: phoneNumbers.getPhoneNumberBySearch,
    deletePhoneNumber: phoneNumbers.deletePhoneNumber,
    getCountryList: phoneNumbers.getCountryList,
    getPhoneProviderList: phoneProviders.getPhoneProviderList,
    addOrUpdatePhoneProvider: phoneProviders.addOrUpdatePhoneProvider,
    getPhoneProviderById: phoneProviders.getPhoneProviderById,
    deletePhoneProvider: phoneProviders.deletePhoneProvider,
    getCustomerByName: phoneProviders.getCustomerByName,
  },
  push: {
    registerPushSubscription: push.registerPushSubscription,
    getPushSubscriptions: push.getPushSubscriptions,
    savePushSubscriptions: push.savePushSubscriptions,
    getPushKey: push.getPushKey,
    sendTestPush: push.sendTestPush,
  },
  flows: {
    getAllFlow: flows.getAllFlow,
    searchFlows: flows.searchFlows,
    getFlow: flows.getFlow,
    addOrUpdateFlow: flows.addOrUpdateFlow,
    deleteFlow: flows.deleteFlow,
    getFlowLeads: flowDeletion.getFlowLeads,
    restoreFlow: flowDeletion.restoreFlow,
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
  team: {
    addOrUpdateTeam: team.addOrUpdateTeam,
    getTeams: team.getTeams,
    getTeamUsers: team.getTeamUsers,
    deleteTeam: team.deleteTeam,
    searchOnTeamContact: team.searchOnTeamContact,
  },
  generation: {
    getGeneration: generation.getGeneration,
  },
  statistics: {
    getDeviceList: statistics.getDeviceList,
    getTotalCountList: statistics.getTotalCountList,
    getIntentList: statistics.getIntentList,
    getIntentActionList: statistics.getIntentActionList,
    getTotalPrDayList: statisticsDays.getTotalPrDayList,
    getTotalPrDayListGrouped: statisticsDays.getTotalPrDayListGrouped,
    getChatRatingList: statisticsDays.getChatRatingList,
    getLikedIntentConversationList: statistics.getLikedIntentConversationList,
    exportStatistics: statistics.exportStatistics,
    getGenAiChatList: generationDays.getGenAiChatList,
    getGenAiVoiceList: generationDays.getGenAiVoiceList,
    getGenAiVoiceForwardsList: generationDays.getGenAiVoiceForwardsList,
    getGenAiMostUsedWords: generationStatistics.getGenAiMostUsedWords,
    getGenAiMostUsedUrls: generationStatistics.getGenAiMostUsedUrls,
    getGenAiMostUsedChatIntents: generationStatistics.getGenAiMostUsedChatIntents,
    getGenAiMostUsedVoiceIntents: generationStatistics.getGenAiMostUsedVoiceIntents,
    exportGenAiChat: generationStatistics.exportGenAiChat,
    exportGenAiVoice: generationStatistics.exportGenAiVoice,
  },
  settings: {
    getOfficeTimes: officeTimes.getOfficeTimes,
    saveOfficeTimes: officeTimes.saveOfficeTimes,
    getCompanyFacts: companyFacts.getCompanyFacts,
    saveCompanyFacts: companyFacts.saveCompanyFacts,
    saveLanguages: agentLanguages.saveLanguages,
    getAgentSettings: agentSettings.getAgentSettings,
    saveGeneralSettings: agentSettings.saveGeneralSettings,
    setMlClassification: agentSettings.setMlClassification,
    setAgentTimeZone: agentSettings.setAgentTimeZone,
    setAgentVoice: agentSettings.setAgentVoice,
    setGdprInterval: agentSettings.setGdprInterval,
    getGdprPreview: agentSettings.getGdprPreview,
    getTimeZoneList: agentSettings.getTimeZoneList,
    getLanguages: agentSettings.getLanguages,
    getCountries: agentSettings.getCountries,
    getUserAgentList: agentSettings.getUserAgentList,
    addSettingsParameterTemplate: settingsTemplates.addSettingsParameterTemplate,
    getSettingsParameterTemplate: settingsTemplates.getSettingsParameterTemplate,
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
    addStarterFlows: agentLanguages.addStarterFlows,
  },
  checks: {
    getChecks: checks.getChecks,
    findClashes: checks.findClashes,
    getFirstSteps: checks.getFirstSteps,
  },
  recordings: {
    uploadRecording: recordings.uploadRecording,
    getRecording: recordings.getRecording,
    getRecordingAudio: recordings.getRecordingAudio,
  },
  sources: {
    getGptTrainingJobList: sources.getGptTrainingJobList,
    getGptTrainingJob: sources.getGptTrainingJob,
    saveGptTrainingJob: sources.saveGptTrainingJob,
    deleteGptTrainingJob: sources.deleteGptTrainingJob,
    resetGptTrainingJob: sourceReadings.resetGptTrainingJob,
    runGptTrainingJob: sourceReadings.runGptTrainingJob,
    stopGptTrainingJob: sourceReadings.stopGptTrainingJob,
    uploadSourceDocument: sourceDocuments.uploadSourceDocument,
    deleteSourceDocument: sourceDocuments.deleteSourceDocument,
    searchSources: sourceReadings.searchSources,
    getTrainingPages: sourcePages.getTrainingPages,
    getTrainingPage: sourcePages.getTrainingPage,
    ignoreTrainingPage: sourcePages.ignoreTrainingPage,
    updateTrainingPage: sourcePages.updateTrainingPage,
  },
  files: { uploadFile: files.uploadFile, getFile: files.getFile },
  cannedReplies: {
    getCannedReplies: cannedReplies.getCannedReplies,
    saveCannedReply: cannedReplies.saveCannedReply,
    deleteCannedReply: cannedReplies.deleteCannedReply,
    noteCannedReplyUse: cannedReplies.noteCannedReplyUse,
    searchPredefinedAnswers: cannedReplies.searchPredefinedAnswers,
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
    getWaitingCount: conversations.getWaitingCount,
    getChat: conversations.getChat,
    takeOverChat: conversations.takeOverChat,
    leaveChat: conversations.leaveChat,
    sendChatMessage: conversations.sendChatMessage,
    endChat: liveChat.endChat,
    handOverChat: liveChat.handOverChat,
    getHandOverTargets: liveChat.getHandOverTargets,
    addChatNote: liveChat.addChatNote,
    sendAnswerAgain: liveChat.sendAnswerAgain,
    linkChatCustomer: liveChat.linkChatCustomer,
    getReadMarks: liveChat.getReadMarks,
    markChatRead: liveChat.markChatRead,
    getChatRules: liveChat.getChatRules,
    setChatRules: liveChat.setChatRules,
    sendChatMail: chatMail.sendChatMail,
    anonymizeChatData: chatErasure.anonymizeChatData,
    getErasures: chatErasure.getErasures,
    getChatErasures: chatErasure.getChatErasures,
    getChatFlow: chatFlow.getChatFlow,
    getChatActions: chatDetails.getChatActions,
    getChatCalls: chatDetails.getChatCalls,
    getIpDetails: chatDetails.getIpDetails,
  },
  customers: {
    createToken: customers.createToken,
    getCustomers: customers.getCustomers,
    getCustomer: customers.getCustomer,
    getLinkablePhones: customers.getLinkablePhones,
    saveCustomer: customers.saveCustomer,
    setCustomerSolved: customers.setCustomerSolved,
    deleteCustomer: customers.deleteCustomer,
    mergeCustomers: customers.mergeCustomers,
    previewCustomerImport: customerFiles.previewCustomerImport,
    importCustomers: customerFiles.importCustomers,
    exportCustomers: customerFiles.exportCustomers,
  },
  widgets: {
    getWidgetConfig: widgets.getWidgetConfig,
    suggestQuestions: widgets.suggestQuestions,
    startConversation: widgets.startConversation,
    acceptInvitation: widgets.acceptInvitation,
    sendVisitorMessage: widgets.sendVisitorMessage,
    getVisitorEvents: widgets.getVisitorEvents,
    rateAnswer: visitorActions.rateAnswer,
    rateChat: visitorActions.rateChat,
    leaveMessage: visitorActions.leaveMessage,
    leaveConversation: visitorActions.leaveConversation,
    setVisitorValues: visitorActions.setVisitorValues,
    mailTranscript: visitorActions.mailTranscript,
    uploadVisitorFile: visitorActions.uploadVisitorFile,
    getClientListBasic: widgets.getClientListBasic,
    getClientList: chatClients.getClientList,
    saveClient: chatClients.saveClient,
    deleteClient: chatClients.deleteClient,
    previewClient: chatClients.previewClient,
    checkSite: chatClients.checkSite,
    uploadLogo: chatClients.uploadLogo,
    getLogo: chatClients.getLogo,
  },
} as const satisfies Record<string, Record<string, Endpoint>>;
