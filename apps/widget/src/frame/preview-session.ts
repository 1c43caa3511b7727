import type { LanguageCode, WidgetConfig } from '@samtale/contract';
import type { Bubble, ConversationEvent } from '@samtale/dialog';
import type { ToFrame } from '../protocol.ts';
import type { ChatSession } from './chat-session.ts';
import { applyDelivery, emptyLog } from './conversation-log.ts';
import type { HostBridge } from './host-bridge.ts';
import { newSessionState, roomIn } from './session-state.ts';
import { SessionStore } from './session-store.ts';

/** One is asked about the opening hours, where somebody has told them; nothing is made up about a company. */
const examples = {
  da: {
    hours: { question: 'Hvornår har I åbent?', source: 'Åbningstider' },
    plain: {
      question: 'Hej, kan du hjælpe mig?',
      answer: 'Ja, det kan du tro. Hvad drejer det sig om?',
      source: 'Eksempel på en kilde',
    },
  },
  en: {
    hours: { question: 'When are you open?', source: 'Opening hours' },
    plain: {
      question: 'Hi, can you help me?',
      answer: 'Yes, of course. What is it about?',
      source: 'Example of a source',
    },
  },
};

/** Of no flow and no conversation: nothing is asked of a server. */
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * A chat as the console shows it while its settings are edited: it gets them from the page around it, greets, shows one
 * example of a question with its answer, and keeps to itself what is written.
 */
export class PreviewSession extends SessionStore implements ChatSession {
  readonly embedded: boolean;
  readonly clientKey = '';
  private readonly bridge: HostBridge;
  private openingHours = '';
  private said: string[] = [];

  constructor(language: LanguageCode, bridge: HostBridge) {
    super(newSessionState(language));
    this.bridge = bridge;
    this.embedded = bridge.embedded;
  }

  start(): void {
    window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== window.parent || origin !== location.origin || !isSettings(data)) return;
      this.openingHours = data.openingHours ?? '';
      this.update({ config: data.config, language: data.config.language });
      this.show();
    });
    void this.bridge.listen((message) => this.receive(message));
  }

  say(text: string): void {
    this.said.push(text);
    this.show();
  }

  close(): void {
    this.bridge.send({ type: 'close' });
  }

  expand(): void {
    this.bridge.send({ type: 'expand' });
  }

  maximise(isMaximised: boolean): void {
    this.bridge.send({ type: 'maximise', isMaximised });
  }

  restart(language: LanguageCode): void {
    this.said = [];
    this.update({ language });
    this.show();
  }

  token(): Promise<null> {
    return Promise.resolve(null);
  }

  // Nobody is told, nothing is unsent, and nothing was said earlier.
  wrote(): void {}
  scrolled(): void {}
  sees(): void {}
  leave(): void {}
  begun = () => ({});
  retry(): void {}
  showEarlier(): void {}

  /** It never counts as open: it would take the focus from the form that is edited. */
  private receive(message: ToFrame): void {
    if (message.type === 'opened') this.update({ isPreview: message.isPreview });
    this.update(roomIn(message));
  }

  private show(): void {
    const { config, language } = this.state;
    const { hours, plain } = examples[language];
    const { question, answer, source } = this.openingHours ? { ...hours, answer: this.openingHours } : plain;
    const generated = { citations: [{ title: source, text: answer, flowId: nobody }] };
    const events: ConversationEvent[] = [
      { type: 'botSaid', flowId: nobody, bubbles: config?.welcome ?? [] },
      ...[question, ...this.said].map((text) => ({ type: 'endUserSaid' as const, text })),
    ];
    events.splice(2, 0, {
      type: 'botSaid',
      bubbles: [bubbleOf(answer)],
      ...(config?.generatesAnswers && { generated }),
    });
    const run = events.map((event, index) => ({ seq: index + 1, at: epoch, clientId: null, event }));
    const log = applyDelivery(
      emptyLog,
      { chatToken: nobody, after: 0, upTo: run.length, events: run },
      false,
    );
    if (log) this.update({ log });
  }
}

/** When it was said does not matter. */
const epoch = new Date(0).toISOString();

const bubbleOf = (text: string): Bubble => ({ delay: 0, messages: [{ kind: 'text', text }] });

function isSettings(data: unknown): data is { config: WidgetConfig; openingHours?: string } {
  if (typeof data !== 'object' || data === null || !('samtale' in data && 'type' in data && 'config' in data))
    return false;
  return (
    data.samtale === 1 && data.type === 'config' && typeof data.config === 'object' && data.config !== null
  );
}
