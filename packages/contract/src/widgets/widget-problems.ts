import { generationKeys } from '../generation/generation.ts';
import type { ChatClientInput } from './chat-clients.ts';
import { type ChatConfig, LayoutMode, OpenMode, widgetKeys } from './chat-config.ts';

/** What a widget is held against besides its own fields. */
export interface WidgetContext {
  /** The agent's. */
  languageIds: readonly string[];
  /** How many languages the plan includes; null for any number. */
  maxLanguageCount: number | null;
  /** The agent greets by itself in this language. */
  hasWelcome(languageId: string): boolean;
}

export interface WidgetProblem {
  /** As in `chatConfig.chatConfigLanguageList.0.defaultWelcomeIntent`. */
  path: string;
  messageKey: string;
}

/** What is wrong between a widget's fields; each by itself is the schema's to check. */
export function widgetProblems(input: ChatClientInput, context: WidgetContext): WidgetProblem[] {
  const { loadHistoryMinutes, welcomeMinutesThreshold, chatConfig } = input;
  const problems: WidgetProblem[] = [];
  if (welcomeMinutesThreshold > loadHistoryMinutes)
    problems.push({ path: 'welcomeMinutesThreshold', messageKey: widgetKeys.welcomeAboveHistory });
  if (chatConfig.layoutMode === LayoutMode.chat && !chatConfig.logoUrl)
    problems.push({ path: 'chatConfig.logoUrl', messageKey: widgetKeys.avatar });
  return [
    ...problems,
    ...previewProblems(chatConfig),
    ...languageProblems(chatConfig, context),
    ...welcomeProblems(chatConfig, context),
    ...generationProblems(chatConfig),
  ];
}

/** When the model fails one thing is said, not two. */
const generationProblems = ({ gptSetting: { errorIntentId, errorMsq } }: ChatConfig): WidgetProblem[] =>
  errorIntentId && errorMsq
    ? [{ path: 'chatConfig.gptSetting.errorMsq', messageKey: generationKeys.twoFailures }]
    : [];

/** A welcome that opens by itself needs a size. */
function previewProblems({
  openModeDesktop,
  openModeMobile,
  welcomePreviewWidth,
  welcomePreviewHeight,
}: ChatConfig): WidgetProblem[] {
  if (![openModeDesktop, openModeMobile].includes(OpenMode.welcomePreview)) return [];
  return Object.entries({ welcomePreviewWidth, welcomePreviewHeight }).flatMap(([name, size]) =>
    /\d/.test(size) ? [] : [{ path: `chatConfig.${name}`, messageKey: widgetKeys.previewSize }],
  );
}

function languageProblems(
  { primaryLanguageId, chatConfigLanguageList: list }: ChatConfig,
  { languageIds, maxLanguageCount }: WidgetContext,
): WidgetProblem[] {
  const path = 'chatConfig.chatConfigLanguageList';
  const chosen = list.map(({ languageId }) => languageId);
  const isUnknown = chosen.some((id, index) => !languageIds.includes(id) || chosen.indexOf(id) !== index);
  return [
    ...(isUnknown ? [{ path, messageKey: widgetKeys.unknownLanguage }] : []),
    ...(maxLanguageCount !== null && chosen.length > maxLanguageCount
      ? [{ path, messageKey: widgetKeys.tooManyLanguages }]
      : []),
    ...(chosen.includes(primaryLanguageId)
      ? []
      : [{ path: 'chatConfig.primaryLanguageId', messageKey: widgetKeys.primaryLanguage }]),
  ];
}

/** A chat greets in each of its languages, with a flow of its own or with the agent's. */
const welcomeProblems = (
  { layoutMode, chatConfigLanguageList }: ChatConfig,
  { hasWelcome }: WidgetContext,
): WidgetProblem[] =>
  layoutMode === LayoutMode.search
    ? []
    : chatConfigLanguageList.flatMap(({ languageId, defaultWelcomeIntent }, index) =>
        defaultWelcomeIntent || hasWelcome(languageId)
          ? []
          : [
              {
                path: `chatConfig.chatConfigLanguageList.${index}.defaultWelcomeIntent`,
                messageKey: widgetKeys.welcomeFlow,
              },
            ],
      );
