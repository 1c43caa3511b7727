/** What an id can name. */
export const kinds = [
  'account',
  'action',
  'agent',
  'answeringFlow',
  'bubble',
  'caller',
  'cannedReply',
  'condition',
  'conditionTime',
  'conversation',
  'customer',
  'deletion',
  'entityEntry',
  'entityType',
  'file',
  'flow',
  'logo',
  'message',
  'officeTime',
  'page',
  'phoneNumber',
  'phrase',
  'picture',
  'pushDevice',
  'question',
  'recording',
  'said',
  'secret',
  'session',
  'source',
  'takenConversation',
  'team',
  'template',
  'test',
  'uploads',
  'user',
  'widget',
] as const;
export type Kind = (typeof kinds)[number];

/** What is only there within something else, under an id that whoever saves it has made up. */
export const partKinds: ReadonlySet<Kind> = new Set([
  'action',
  'bubble',
  'condition',
  'conditionTime',
  'message',
]);

/**
 * What names nothing that is stored: the languages on offer, what the caller makes up for this call, and where they want
 * something hidden.
 */
const noRecord =
  /languageId$|languageList\[\]$|importId$|runId$|chatMenuItemList\[\]\.id$|firstStepsHidden\[\]$/i;

/** Kinds by the endpoints and places where ids name them: the first that fits. */
const rules: readonly (readonly [RegExp, Kind])[] = [
  [/agents\.editAgent body\.id$|params\.(agentId|selectedAgentId|projectId)$/, 'agent'],
  [/auth\.registerUser body\.model\.customerId$/, 'account'],
  [
    /conversations\.(leave|end|handOver)Chat params|(sendChatMessage|addChatNote) params/,
    'takenConversation',
  ],
  [/chatToken$/, 'conversation'],
  [/(sendChatMessage|addChatNote|widgets\.\w+) body\.clientId$/, 'said'],
  [/takeOverChat body\.user\.id$|setChatStatus params\.id$/, 'caller'],
  [/conditionList\[\]\.officeTimeList\[\]\.id$/, 'conditionTime'],
  [/officeTimeList\[\]\.id$/, 'officeTime'],
  [/conditionList\[\]\.id$/, 'condition'],
  [/formIntentActionId$|intentActionList\[\]\.id$|body\.action\.id$|formId$/, 'action'],
  [/messageList\[\]\.id$/, 'message'],
  [/speechBubble(Id|\.id|List\[\]\.id)$/, 'bubble'],
  [/trainingPhrase(List\[\])?\.id$/, 'phrase'],
  [/simulateTurn body\.input\S+flowId$|sendVisitorMessage body\.pickedFlowId$/, 'answeringFlow'],
  [
    /followUpParentId$|intentToTriggerId$|(intent|flow)(Id|IdList\[\]|Ids\[\])?$|flows\[\]\.id$|secondaryId$|addOrUpdateFlow body\.id$/i,
    'flow',
  ],
  [/trainingPhraseTemplateId$|^templates\.\w+ \w+\.id$/, 'template'],
  [/entityList\[\]\.id$/, 'entityEntry'],
  [/entityType(Id)?$|typeId$|^entities\.\w+ body\.id$/, 'entityType'],
  [/deletionId$/, 'deletion'],
  [/^team\.\w+ body\.id$|teamIds?(\[\])?$/i, 'team'],
  [/^auth\.signOutDevice/, 'session'],
  [/secretId$/, 'secret'],
  [/userId$|users\[\]\.id$|takeFrom$|^auth\.deleteUser/i, 'user'],
  [/pictureId$/, 'picture'],
  [/logoId$/, 'logo'],
  [/recordingId$/, 'recording'],
  [/fileId$|files\[\](\.id)?$/, 'file'],
  [/^push\./, 'pushDevice'],
  [/page\.id$|trainingPageId$/, 'page'],
  [/SourceDocument params\.id$/, 'uploads'],
  [/^sources\.\w+ \w+\.id$|sourceId$|gptTrainingJobList\[\]$/, 'source'],
  [
    /params\.clientId$|selectedChatClient\.id$|integrationId$|gptSettingClientList\[\]$|selected(Chat|Phone)$/,
    'widget',
  ],
  [/^cannedReplies\.\w+ .*(\.id|cannedReplyId)$/, 'cannedReply'],
  [/testId$/, 'test'],
  [/question(List\[\])?$/i, 'question'],
  [/customerId$|customer\.id$|fromId$|intoId$/, 'customer'],
  [/phoneId$/, 'phoneNumber'],
];

/** What an id names at a place, as `flows.getFlow params.intentId`. Null for nothing that is stored. */
export function kindNamedAt(place: string): Kind | null {
  if (noRecord.test(place)) return null;
  const kind = rules.find(([places]) => places.test(place))?.[1];
  if (!kind) throw new Error(`Add to the rules what the id names at ${place}`);
  return kind;
}
