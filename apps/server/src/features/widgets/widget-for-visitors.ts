import {
  type ChatConfig,
  draftHeaderPath,
  GenerationMode,
  hostsOf,
  type LanguageCode,
  type LauncherConfig,
  readDomains,
  type WidgetConfig,
  type WidgetPreview,
} from '@samtale/contract';
import { type Bubble, type CompiledLanguage, companyValues, fillBubbles } from '@samtale/dialog';
import { asOnWidget } from '../conversations/index.ts';
import { type CompiledIn, languageFor, languagesOf, spokenLanguages } from './find-widget.ts';
import { hasHeader, headerPage } from './header-page.ts';
import { behaviourOf } from './read-widget-behaviour.ts';

/** A widget as its visitors get it: saved, or as it stands in a form. */
export interface ShownWidget {
  clientKey: string;
  name: string;
  domain: string;
  loadHistoryMinutes: number;
  welcomeMinutesThreshold: number;
  chatConfig: ChatConfig;
  /** A language model can answer for the agent. */
  mayGenerate: boolean;
  /** The server is set up to send mail. */
  sendsMail: boolean;
}

/** The hosts that may show a widget, in ASCII; none for any. */
export const hostsOfWidget = ({ domain }: Pick<ShownWidget, 'domain'>): string[] =>
  readDomains(domain).flatMap(hostsOf).map(inAscii);

/** `kaffehjørnet.dk` as browsers write it. What is no host stays as it is and matches none. */
function inAscii(host: string): string {
  const [star, name] = host.startsWith('*.') ? ['*.', host.slice(2)] : ['', host];
  return `${star}${URL.parse(`http://${name}`)?.host ?? name}`;
}

/** What the script on a host page is told. */
export function launcherOf(widget: Omit<ShownWidget, 'mayGenerate' | 'sendsMail'>): LauncherConfig {
  const { chatConfig, clientKey, name } = widget;
  return {
    clientKey,
    version: '',
    name,
    hosts: hostsOfWidget(widget),
    languages: languagesOf(chatConfig).map((language) => language.languageCodeShort),
    color: chatConfig.launcherColor ?? chatConfig.accentColor ?? '',
    iconColor: chatConfig.launcherIconColor,
    icon: chatConfig.startLogoUrl,
    placement: [chatConfig.chatClientPlacement, chatConfig.chatMobilePlacement],
    openMode: [chatConfig.openModeDesktop, chatConfig.openModeMobile],
    openDelay: [chatConfig.openDelayDesktop, chatConfig.openDelayMobile],
    size: [inPixels(chatConfig.widgetWidth), inPixels(chatConfig.widgetHeight)],
    previewSize: [inPixels(chatConfig.welcomePreviewWidth), inPixels(chatConfig.welcomePreviewHeight)],
    theme: chatConfig.theme,
    opensDownwards: chatConfig.openDownwards,
    loadsOnStart: chatConfig.loadOnStart,
    withMemory: chatConfig.withMemory,
  };
}

/** A bare number is pixels. */
const inPixels = (size: string): string => (/^[\d.]+$/.test(size) ? `${size}px` : size);

/** What the frame is told, in the language asked for if the bot speaks it. */
export const configOf = (
  widget: ShownWidget,
  asked: LanguageCode | undefined,
  compiledIn: CompiledIn,
  now: Date,
): WidgetConfig => configIn(spokenLanguages(widget.chatConfig, compiledIn), widget, asked, compiledIn, now);

function configIn(
  spoken: ReturnType<typeof languagesOf>,
  widget: ShownWidget,
  asked: LanguageCode | undefined,
  compiledIn: CompiledIn,
  now: Date,
): WidgetConfig {
  const { chatConfig } = widget;
  const language = languageFor(spoken, asked);
  const own = chatConfig.chatConfigLanguageList.find(({ languageId }) => languageId === language.id);
  const released = compiledIn(language.id);
  const compiled = released && asOnWidget(released, behaviourOf(widget), language.id);
  return {
    ...chatConfig,
    name: widget.name,
    language: language.languageCodeShort,
    languages: spoken.map((one) => one.languageCodeShort),
    disclaimer: own?.disclaimer ?? '',
    chatInputText: own?.chatInputText ?? '',
    welcome: compiled ? greetingOf(compiled, compiled.welcomeFlowId, now) : [],
    welcomeBack: compiled
      ? greetingOf(compiled, compiled.welcomeBackFlowId ?? compiled.welcomeFlowId, now)
      : [],
    menu: chatConfig.chatMenuItemList.filter(
      ({ languageId, intentId }) => languageId === language.id && compiled?.flows[intentId],
    ),
    headerPath: hasHeader(chatConfig) ? `/widget/header/${encodeURIComponent(widget.clientKey)}` : '',
    loadHistoryMinutes: widget.loadHistoryMinutes,
    welcomeMinutesThreshold: widget.welcomeMinutesThreshold,
    generatesAnswers: widget.mayGenerate && chatConfig.gptSetupType !== GenerationMode.off,
    sendsMail: widget.sendsMail,
  };
}

/** What is said before the visitor has said anything: nothing but the company's values is known then. */
function greetingOf(compiled: CompiledLanguage, flowId: string | null | undefined, now: Date): Bubble[] {
  const flow = flowId ? compiled.flows[flowId] : undefined;
  const [response] = flow?.responses ?? [];
  if (!response?.takesValues) return response?.bubbles ?? [];
  return fillBubbles(response.bubbles, companyValues(compiled, now.getTime()));
}

/** Everything of a widget as it stands in a form; the header goes along in its address, as nothing of it is stored. */
export function previewOf(
  widget: ShownWidget,
  asked: LanguageCode,
  compiledIn: CompiledIn,
  now: Date,
): WidgetPreview {
  // The staff see how it is set up in a language in which their bot says nothing yet.
  const languages = languagesOf(widget.chatConfig);
  const config = configIn(languages, widget, asked, compiledIn, now);
  const draft = `${draftHeaderPath}#${encodeURIComponent(headerPage(widget.chatConfig))}`;
  const compiled = compiledIn(languageFor(languages, asked).id);
  return {
    launcher: launcherOf(widget),
    config: { ...config, headerPath: config.headerPath && draft },
    openingHours: (compiled && companyValues(compiled, now.getTime()).openingHours?.text) ?? '',
  };
}
