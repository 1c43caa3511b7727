import { z } from 'zod';
import { danish, languages } from '../agents/languages.ts';
import { id } from '../calls/primitives.ts';
import { GenerationMode, gptSetting, instructionsText, newGptSetting } from '../generation/generation.ts';

/** Where on the page something stands. */
export const Placement = {
  bottomRight: 0,
  bottomMiddle: 1,
  bottomLeft: 2,
  topRight: 3,
  topMiddle: 4,
  topLeft: 5,
  middleRight: 6,
  middleLeft: 7,
  middle: 8,
} as const;
export type Placement = (typeof Placement)[keyof typeof Placement];

/** How a widget opens by itself: not at all, as the whole chat, or as a small welcome that leads to it. */
export const OpenMode = { notSet: 0, normal: 1, welcomePreview: 2 } as const;
export type OpenMode = (typeof OpenMode)[keyof typeof OpenMode];

/** How soon people usually answer, as visitors who wait for one are told; not told at 0. */
export const AnswerTime = { notSet: 0, minutes: 1, hours: 2, day: 3 } as const;
export type AnswerTime = (typeof AnswerTime)[keyof typeof AnswerTime];

/** A chat, or a search box that answers in place. The same numbers are a bot's kind. */
export const LayoutMode = { chat: 0, search: 1 } as const;
export type LayoutMode = (typeof LayoutMode)[keyof typeof LayoutMode];

/** Shapes of a widget: its corners, its lines and how close things stand. */
export const widgetThemes = ['tech', 'nordic', 'soft', 'classic'] as const;
export type WidgetTheme = (typeof widgetThemes)[number];

/** Typefaces that every device has; none is fetched. */
export const widgetFonts = ['system', 'humanist', 'rounded', 'serif', 'slab', 'mono'] as const;
export type WidgetFont = (typeof widgetFonts)[number];

/** What is played when something is said; the sounds are made by the browser. */
export const messageSounds = ['sound1.wav', 'sound2.wav', 'sound3.wav'] as const;
export type MessageSound = (typeof messageSounds)[number];

/** Pictures of a bot that come with the product. */
export const builtInLogos = ['fjord', 'birch', 'heather', 'ember', 'slate', 'frost'].map(
  (name) => `/media/avatars/${name}.svg`,
);

/** The message keys of what is wrong with a widget. */
export const widgetKeys = {
  name: 'widgets.validation.name',
  domain: 'widgets.validation.domain',
  color: 'widgets.validation.color',
  size: 'widgets.validation.size',
  previewSize: 'widgets.validation.previewSize',
  address: 'widgets.validation.address',
  tooLong: 'widgets.validation.tooLong',
  openDelay: 'widgets.validation.openDelay',
  inputMax: 'widgets.validation.inputMax',
  historyMinutes: 'widgets.validation.historyMinutes',
  welcomeThreshold: 'widgets.validation.welcomeThreshold',
  welcomeAboveHistory: 'widgets.validation.welcomeAboveHistory',
  welcomeFlow: 'widgets.validation.welcomeFlow',
  avatar: 'widgets.validation.avatar',
  languages: 'widgets.validation.languages',
  primaryLanguage: 'widgets.validation.primaryLanguage',
  tooManyLanguages: 'widgets.validation.tooManyLanguages',
  unknownLanguage: 'widgets.validation.unknownLanguage',
  unknownFlow: 'widgets.validation.unknownFlow',
  menuTitle: 'widgets.validation.menuTitle',
  planLimit: 'widgets.planLimit',
  changedByOther: 'widgets.changedByOther',
} as const;

/** Longest of a widget's short texts, and longest HTML, style or script of its header. */
export const widgetTextMax = 300;
export const widgetCodeMax = 20_000;
export const menuItemsMax = 20;

const text = z.string().trim().max(widgetTextMax, widgetKeys.tooLong);
const code = z.string().max(widgetCodeMax, widgetKeys.tooLong);
/** `#bcdce8`; null leaves it to the theme. */
const color = z
  .string()
  .regex(/^#([\da-f]{3}|[\da-f]{6})$/i, widgetKeys.color)
  .nullable();
/** A length in CSS: `400px`, `90vw`, `100%`; a bare number is pixels. */
const size = z
  .string()
  .trim()
  .regex(/^\d{1,4}(\.\d{1,2})?(px|rem|em|%|vw|vh|dvh)?$/, widgetKeys.size);
/** Of the preview, which may be left empty while nothing opens as one. */
const previewSize = z.union([size, z.literal('')]);
/** Of the web, or a path of this server's; empty for none. */
const pictureAddress = text.refine(
  (value) => value === '' || /^\/(media|api)\/[\w./-]+$/.test(value) || isWebAddress(value),
  widgetKeys.address,
);
const webAddress = text.refine((value) => value === '' || isWebAddress(value), widgetKeys.address);

function isWebAddress(value: string): boolean {
  return /^https?:$/.test(URL.parse(value)?.protocol ?? '');
}

/** Seconds until the chat opens by itself; null for never. What is negative is stored as null. */
const openDelay = z
  .number(widgetKeys.openDelay)
  .max(3600, widgetKeys.openDelay)
  .nullable()
  .transform((seconds) => (seconds === null || seconds < 0 ? null : seconds));
const openMode = z.literal(Object.values(OpenMode));
const placement = z.literal(Object.values(Placement));
const languageId = z.literal(languages.map((language) => language.id));

/** What a widget is in one of its languages. */
export const chatConfigLanguage = z.object({
  languageId,
  /** Ids of flows of this language; null for the agent's own welcome. */
  defaultWelcomeIntent: id.nullable(),
  welcomeBackIntent: id.nullable(),
  /** Said above the conversation: that a bot answers, for instance. */
  disclaimer: text,
  /** Stands in the empty field; empty for the product's own words. */
  chatInputText: text,
  /** What a language model is told in this language instead of `gptSetting`'s; empty for that. */
  gptCommandDescription: instructionsText,
});
export type ChatConfigLanguage = z.infer<typeof chatConfigLanguage>;

/** An entry of the visitor's menu: it begins a flow. */
export const chatMenuItem = z.object({
  id,
  languageId,
  intentId: id,
  displayName: text.min(1, widgetKeys.menuTitle),
});
export type ChatMenuItem = z.infer<typeof chatMenuItem>;

/** What of a widget's settings its visitors get. */
export const shownChatConfig = z.object({
  layoutMode: z.literal(Object.values(LayoutMode)),
  theme: z.enum(widgetThemes),
  font: z.enum(widgetFonts),
  /** The bot's picture, and the launcher's; empty for the drawn ones. */
  logoUrl: pictureAddress,
  accentColor: color,
  headerColor: color,
  headerTextColor: color,
  backgroundColor: color,
  userBubbleColor: color,
  userTextColor: color,
  botBubbleColor: color,
  botTextColor: color,
  buttonColor: color,
  buttonTextColor: color,
  clientDescription: text,
  showLogoTop: z.boolean(),
  showCloseButton: z.boolean(),
  enableMaximize: z.boolean(),
  showPoweredBy: z.boolean(),
  gdprLink: webAddress,
  chatInputMax: z.int(widgetKeys.inputMax).min(1, widgetKeys.inputMax).max(4000, widgetKeys.inputMax),
  enableEmoji: z.boolean(),
  enableUpload: z.boolean(),
  enableDragAndDrop: z.boolean(),
  /** Questions the bot knows are offered while the visitor writes. */
  enableAutocomplete: z.boolean(),
  /** The menu stands by the text field instead of in the header. */
  showMenuInInput: z.boolean(),
  soundOnMessageReceived: z.boolean(),
  messageReceivedSound: z.enum(messageSounds),
  /** The page's title says how many messages the visitor has not seen. */
  titleOnMessageReceived: z.boolean(),
  /** The visitor finds the conversation again on the next page and the next visit. */
  withMemory: z.boolean(),
  answerTimeType: z.literal(Object.values(AnswerTime)),
  /** The visitor sees what a generated answer rests on: its titles, or the passages too. */
  showSources: z.boolean(),
  showSourcesWithContent: z.boolean(),
});

/** How a widget looks and behaves (`chatConfig`). */
export const chatConfig = shownChatConfig.extend({
  primaryLanguageId: languageId,
  chatConfigLanguageList: z.array(chatConfigLanguage).min(1, widgetKeys.languages),
  /** Flows that this widget does not answer with. */
  deactivatedIntentIdList: z.array(id).max(500),
  startLogoUrl: pictureAddress,
  launcherColor: color,
  launcherIconColor: color,
  chatClientPlacement: placement,
  chatMobilePlacement: placement,
  openModeDesktop: openMode,
  openModeMobile: openMode,
  openDelayDesktop: openDelay,
  openDelayMobile: openDelay,
  /** The panel unfolds below its launcher instead of above. */
  openDownwards: z.boolean(),
  widgetWidth: size,
  widgetHeight: size,
  welcomePreviewWidth: previewSize,
  welcomePreviewHeight: previewSize,
  /** The chat is fetched with the page instead of when the visitor reaches for it. */
  loadOnStart: z.boolean(),
  clientHeaderHtml: code,
  clientHeaderCss: code,
  clientHeaderScript: code,
  chatMenuItemList: z.array(chatMenuItem).max(menuItemsMax),
  gptSetupType: z.literal(Object.values(GenerationMode)),
  gptSetting,
});
export type ChatConfig = z.infer<typeof chatConfig>;

/** What a new widget is in a language. */
export const newChatConfigLanguage = (languageId: ChatConfigLanguage['languageId']): ChatConfigLanguage => ({
  languageId,
  defaultWelcomeIntent: null,
  welcomeBackIntent: null,
  disclaimer: '',
  chatInputText: '',
  gptCommandDescription: '',
});

/** A new widget's, in these languages. */
export const newChatConfig = (languageIds: readonly ChatConfigLanguage['languageId'][]): ChatConfig => ({
  layoutMode: LayoutMode.chat,
  theme: 'tech',
  font: 'system',
  primaryLanguageId: languageIds[0] ?? danish.id,
  chatConfigLanguageList: languageIds.map(newChatConfigLanguage),
  deactivatedIntentIdList: [],
  logoUrl: builtInLogos[0] ?? '',
  startLogoUrl: '',
  accentColor: '#1f5f5b',
  launcherColor: null,
  launcherIconColor: null,
  headerColor: null,
  headerTextColor: null,
  backgroundColor: null,
  userBubbleColor: '#EBEBEB',
  userTextColor: null,
  botBubbleColor: '#BCDCE8',
  botTextColor: null,
  buttonColor: null,
  buttonTextColor: null,
  chatClientPlacement: Placement.bottomRight,
  chatMobilePlacement: Placement.bottomRight,
  openModeDesktop: OpenMode.notSet,
  openModeMobile: OpenMode.notSet,
  openDelayDesktop: null,
  openDelayMobile: null,
  openDownwards: false,
  widgetWidth: '400px',
  widgetHeight: '700px',
  welcomePreviewWidth: '325px',
  welcomePreviewHeight: '275px',
  loadOnStart: false,
  clientDescription: '',
  showLogoTop: true,
  showCloseButton: true,
  enableMaximize: true,
  showPoweredBy: true,
  gdprLink: '',
  clientHeaderHtml: '',
  clientHeaderCss: '',
  clientHeaderScript: '',
  chatInputMax: 4000,
  enableEmoji: true,
  enableUpload: false,
  enableDragAndDrop: false,
  enableAutocomplete: false,
  showMenuInInput: false,
  chatMenuItemList: [],
  soundOnMessageReceived: false,
  messageReceivedSound: 'sound1.wav',
  titleOnMessageReceived: false,
  withMemory: true,
  answerTimeType: AnswerTime.minutes,
  gptSetupType: GenerationMode.besideFlows,
  gptSetting: newGptSetting,
  showSources: true,
  showSourcesWithContent: false,
});
