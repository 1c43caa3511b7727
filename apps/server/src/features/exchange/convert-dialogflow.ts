import {
  ActionType,
  type AgentFile,
  agentFileFormat,
  agentFileVersion,
  type FlowActionRecord,
  type FlowInFile,
  flowAction,
  flowSettings,
  flowTitleMax,
  IntentType,
  type LanguageCode,
  type LanguageInFile,
  languageCode as languageCodeSchema,
} from '@samtale/contract';
import { normaliseText } from '@samtale/nlu';
import { createId } from '../../platform/database/columns.ts';
import { DialogflowTypes } from './dialogflow-entities.ts';
import { noteAgent, noteIntent, priorityOf } from './dialogflow-notes.ts';
import { type ReadingIntent, readParameters } from './dialogflow-parameters.ts';
import { readPhrases } from './dialogflow-phrases.ts';
import type { DialogflowIntent } from './dialogflow-records.ts';
import { readResponses } from './dialogflow-responses.ts';
import { arrangeIntents, type Parents } from './dialogflow-tree.ts';
import type { NoteList } from './note-list.ts';
import type { ForeignLanguage } from './plan-import.ts';
import type { DialogflowExport } from './read-dialogflow.ts';

const welcomeEvent = /(^|_)welcome$/i;

/**
 * An export of Dialogflow ES as a file of ours; what has no place in it is noted. What is said in the export's foreign
 * language, if it has one, is taken as `foreignAs`. Pure but for new ids.
 */
export function convertDialogflow(
  exported: DialogflowExport,
  now: Date,
  notes: NoteList,
  foreignAs: LanguageCode | undefined,
): AgentFile {
  noteAgent(exported.agent, notes);
  const intents = exported.intents.map(({ intent }) => intent);
  const parents = arrangeIntents(intents, notes);
  for (const intent of intents) noteIntent(intent, notes);
  const masters = new Map(intents.map((intent) => [intent, createId()]));
  const masterOf = (intent: DialogflowIntent | undefined) => (intent && masters.get(intent)) ?? null;
  const welcome = onlyOne(
    intents.filter((one) => !parents.has(one) && one.events?.some(({ name }) => welcomeEvent.test(name))),
    (title) => notes.add('secondWelcome', { title }),
  );
  const fallback = onlyOne(
    intents.filter((one) => !parents.has(one) && one.fallbackIntent),
    (title) => notes.add('secondFallback', { title }),
  );
  const codes = [...new Set(codesOf(exported))];
  const foreign = foreignLanguageOf(exported);
  const taken = foreign && foreignAs && !foreign.spoken.includes(foreignAs) ? foreign.code : null;
  const languageFor = (code: string) =>
    languageOf(code) ?? (taken === shortOf(code) ? (foreignAs ?? null) : null);
  const languageList = [...Map.groupBy(codes, languageFor)].flatMap(([languageCode, ofLanguage]) =>
    languageCode
      ? [new LanguageConversion(exported, languageCode, ofLanguage, { parents, masters, notes }).run()]
      : unspoken(ofLanguage, notes),
  );
  return {
    format: agentFileFormat,
    version: agentFileVersion,
    name: exported.agent.displayName ?? exported.agent.name ?? '',
    exportedAt: now.toISOString(),
    welcomeIntentId: masterOf(welcome),
    fallbackIntentId: masterOf(fallback),
    languageList,
    officeTimeList: [],
    companyFacts: {},
    recordingList: [],
  };
}

function unspoken(codes: readonly string[], notes: NoteList): [] {
  for (const code of codes) notes.add('languageNotSpoken', {}, code);
  return [];
}

/** The first by name; the others are noted. */
function onlyOne(
  intents: readonly DialogflowIntent[],
  noteOther: (title: string) => void,
): DialogflowIntent | undefined {
  const [first, ...others] = intents;
  for (const other of others) noteOther(other.name);
  return first;
}

/** The codes that an export says something in, its own language first. */
const codesOf = ({ agent, intents, entities }: DialogflowExport): string[] => [
  agent.language,
  ...(agent.supportedLanguages ?? []),
  ...intents.flatMap(({ phrases }) => [...phrases.keys()]),
  ...entities.flatMap(({ entries }) => [...entries.keys()]),
];

/** The first language of an export that none of ours is, and those of ours that it has too; null without one. */
export function foreignLanguageOf(exported: DialogflowExport): ForeignLanguage | null {
  const codes = codesOf(exported);
  const foreign = codes.find((code) => languageOf(code) === null);
  if (foreign === undefined) return null;
  return { code: shortOf(foreign), spoken: [...new Set(codes.flatMap((code) => languageOf(code) ?? []))] };
}

/** Ours for a code of Google's, e.g. `en-gb`. */
const languageOf = (code: string): LanguageCode | null =>
  languageCodeSchema.safeParse(shortOf(code)).data ?? null;

const shortOf = (code: string): string => code.toLowerCase().split('-')[0] ?? '';

interface Arranged {
  parents: Parents;
  masters: ReadonlyMap<DialogflowIntent, string>;
  notes: NoteList;
}

/** The flows and entity types of an export in one language. */
class LanguageConversion {
  private readonly types: DialogflowTypes;
  private readonly ids: ReadonlyMap<DialogflowIntent, string>;
  /** The flow that a text leads to: by its phrases, and by its title. */
  private readonly flowBySaid = new Map<string, string>();
  private readonly withElse = new Set<DialogflowIntent>();

  private readonly exported: DialogflowExport;
  private readonly languageCode: LanguageCode;
  private readonly codes: readonly string[];
  private readonly arranged: Arranged;

  constructor(
    exported: DialogflowExport,
    languageCode: LanguageCode,
    codes: readonly string[],
    arranged: Arranged,
  ) {
    this.exported = exported;
    this.languageCode = languageCode;
    this.codes = codes;
    this.arranged = arranged;
    this.types = new DialogflowTypes(exported.entities, languageCode, codes, arranged.notes);
    this.ids = new Map(exported.intents.map(({ intent }) => [intent, createId()]));
    for (const { intent, phrases } of exported.intents) {
      const said = codes.flatMap((code) => phrases.get(code) ?? []);
      for (const { data } of said) this.remember(data.map(({ text }) => text).join(''), intent);
    }
    for (const { intent } of exported.intents) this.remember(intent.name, intent);
  }

  run(): LanguageInFile {
    const flows = this.exported.intents.map((one) => this.flowOf(one));
    return {
      languageCode: this.languageCode,
      flowList: flows,
      templateList: [],
      entityTypeList: this.types.list,
      testList: [],
    };
  }

  private flowOf({ intent, phrases }: DialogflowExport['intents'][number]): FlowInFile {
    const { parents, masters, notes } = this.arranged;
    const { languageCode, codes, types } = this;
    const reading: ReadingIntent = { intent, languageCode, codes, types, notes };
    const parameters = readParameters(reading);
    const parent = parents.get(intent);
    const said = codes.flatMap((code) => phrases.get(code) ?? []);
    return {
      id: this.ids.get(intent) ?? createId(),
      masterIntentId: masters.get(intent) ?? createId(),
      followUpParentId: (parent && this.ids.get(parent)) ?? null,
      title: intent.name.slice(0, flowTitleMax),
      intentType: this.typeOf(intent, parent),
      // Below zero an intent is switched off.
      disabled: (intent.priority ?? 0) < 0,
      trainingPhraseTemplateId: null,
      trainingPhraseList: readPhrases(said, parameters, reading),
      chatResponseList: readResponses(
        reading,
        parameters,
        (reply) => this.flowBySaid.get(this.key(reply)) ?? null,
      ),
      intentActionList: actionsOf(intent),
      settings: flowSettings.parse({ priority: priorityOf(intent), mlActive: intent.auto !== false }),
    };
  }

  private typeOf(intent: DialogflowIntent, parent: DialogflowIntent | undefined): FlowInFile['intentType'] {
    if (!parent) return IntentType.global;
    if (!intent.fallbackIntent) return IntentType.sub;
    if (!this.withElse.has(parent)) {
      this.withElse.add(parent);
      return IntentType.fallback;
    }
    this.arranged.notes.add('secondElse', { languageCode: this.languageCode, title: intent.name });
    return IntentType.sub;
  }

  private remember(text: string, intent: DialogflowIntent): void {
    const id = this.ids.get(intent);
    const key = this.key(text);
    if (id && key && !this.flowBySaid.has(key)) this.flowBySaid.set(key, id);
  }

  private readonly key = (text: string) => normaliseText(text, this.languageCode);
}

function actionsOf({ endInteraction, liveAgentHandoff }: DialogflowIntent): FlowActionRecord[] {
  const action = (type: ActionType) => flowAction.parse({ id: createId(), type, redirectIntentId: null });
  return [
    ...(liveAgentHandoff ? [action(ActionType.chatWithHuman)] : []),
    ...(endInteraction ? [action(ActionType.closeChatbot)] : []),
  ];
}
