/** Endpoints that ids of anybody open, and why. */
export const openToAll: Record<string, string> = {
  'files.getFile': 'whoever knows the address of a file may open it',
  'profile.getPicture': 'whoever knows the address of a picture may open it',
  'recordings.getRecordingAudio': 'whoever knows the address of a recording may hear it',
  'widgets.getLogo': 'it is shown on any site',
};

/** How calls are refused for what else is missing, once what they name has been found. */
const refusedAnyway: readonly (readonly [RegExp, string, number])[] = [
  [/^auth\.resendInvitation/, 'team.invitation.chosen', 409],
  [/^conversations\.sendChatMail/, 'chat.mail.notSetUp', 409],
  [/^conversations\.handOverChat \S+teamId/, 'chat.handOver.teamOffline', 409],
  [/^simulator\.simulateTurn \S+anonymised/, 'chat.refused.anonymised', 409],
  [
    /^conversationTests\.createTestFromLog \S+(generationRequested\.nearest|botSaid\.generated)/,
    'conversationTest.refused.nothingSaid',
    400,
  ],
];

/** What a call is answered with that names records of one's own. */
export const ownAnswer = (place: string): object => refusalAmong(refusedAnyway, place) ?? { status: 200 };

/** How calls are refused that name what is not the agent's beside what they change. */
const refusals: readonly (readonly [RegExp, string, number])[] = [
  [/^auth\.\w+ body\.\w+\.teamIds/, 'team.member.error.team', 400],
  [
    /^flows\.\w+ body\.(followUpParentId|redirectToIntentId)$/,
    'intentList.snackbar.chooseSubIntentError',
    400,
  ],
  [/^flows\.\w+ body\.trainingPhraseTemplateId$/, 'intentDetail.snackbar.templateGone', 400],
  [/^flows\.\w+ body\.trainingPhrase\S+entityType$/, 'intentDetail.snackbar.entityTypeGone', 400],
  [/^team\.addOrUpdateTeam body\.users/, 'team.error.user', 400],
  [/^sources\.saveGptTrainingJob body\.gptSettingClientList/, 'jobs.validation.unknownWidget', 400],
  [/^conversations\.takeOverChat body\.user\.id$/, 'error.badRequest', 400],
  [/^conversations\.handOverChat body/, 'chat.handOver.unknown', 409],
  [/^customers\.createToken params\.setUserId$/, 'customers.createToken.unknownUser', 409],
  [/^customers\.saveCustomer body\.phoneId$/, 'customers.detail.invalidLinkedPhone', 400],
  [/^widgets\.saveClient \S+Intent(Id)?$/i, 'widgets.validation.unknownFlow', 400],
];

/** Where a call is answered as one with an id of one's own is, with nothing of what has that id. */
const ignored: readonly RegExp[] = [
  // Each is its user's, or there is nothing to do.
  /^auth\.signOutDevice|^push\.savePushSubscriptions/,
  // It is the agent's own id again.
  /^settings\.saveLanguages params\.projectId$/,
  // Who had it is asked for only where somebody has it.
  /^conversations\.takeOverChat body\.takeFrom$/,
  // Lists of what there is of it, and that is nothing.
  /^statistics\./,
  /^auditLog\.getAuditLog|^conversations\.get(ChatList|UserChatList|ChatCounts|ChatFlow) /,
  /^flows\.(getEntityOptions|parseTrainingPhrase)|^checks\.findClashes|^exchange\.copyFlows/,
  /questionList\[\]$|groupQuestionList\[\]$/,
  // Names of what is only here: ids of messages and of parts, which may stand elsewhere too.
  /body\.clientId$|(phraseList|bubbleList|messageList)\[\]\.id$|FollowUpIntent body\.speechBubble\.id$/i,
  /(intentActionList|conditionList|officeTimeList|entityList)\[\]\.id$|body\.action\./,
  // Kept as they are written, and lead nowhere: drafts may be unfinished, and flows that are gone stay in tests.
  /intentToTriggerId$|intentActionList\[\]\.\w+Id$/,
  /^conversationTests\.\w+ body\.(turns|log)|^simulator\.simulateTurn body\.log/,
  /^widgets\.(previewClient|saveClient) \S+(deactivatedIntentIdList|gptTrainingJobList)\[\]$/,
  /^widgets\.previewClient \S+Intent(Id)?$|^widgets\.sendVisitorMessage body\.pickedFlowId$/i,
];

/** What a call with an id of another customer's is answered with. Unless something else is told, nothing is found. */
export function answerFor(place: string): object {
  const refusal = refusalAmong(refusals, place);
  if (refusal) return refusal;
  if (ignored.some((places) => places.test(place))) return ownAnswer(place);
  return { status: 404, reply: { code: 'notFound' } };
}

function refusalAmong(among: typeof refusals, place: string): object | null {
  const [, messageKey, status] = among.find(([places]) => places.test(place)) ?? [];
  return messageKey ? { status, reply: { messageKey } } : null;
}
