import type { Delivery, LanguageCode, VisitorMessage, WidgetConfig } from '@samtale/contract';
import type { EarlyDraft, ToFrame } from '../protocol.ts';
import type { FrameAddress } from './address.ts';
import { newClientId } from './client-id.ts';
import { ConversationLink } from './conversation-link.ts';
import {
  applyDelivery,
  type ConversationLog,
  emptyLog,
  nextDelay,
  previewWelcome,
  type Suggestion,
  showAll,
  showNext,
} from './conversation-log.ts';
import type { HostBridge } from './host-bridge.ts';
import { dropEchoed, enqueue, markFailed, markSent, nextToSend, type Outbox, retry } from './outbox.ts';
import type { OutboxStorage } from './outbox-storage.ts';
import { fetchConfig, postConversation } from './widget-api.ts';

const retryDelay = 1000;
/** How long the last words stand before the bot closes the chat, in milliseconds. */
const closingDelay = 2500;

export interface SessionState {
  language: LanguageCode;
  /** How the widget looks and greets; null until it is known. */
  config: WidgetConfig | null;
  log: ConversationLog;
  outbox: Outbox;
  /** An earlier conversation is being fetched. */
  isLoading: boolean;
  isOffline: boolean;
  isOpen: boolean;
  /** The visitor had begun to write when the chat was opened. */
  isWriting: boolean;
  /** What the visitor wrote before this frame was there. */
  earlyDraft: string;
  /** Something was said, so another language means another conversation. */
  hasConversation: boolean;
}

/** The visitor's side of the chat: what is shown, and everything that can be done. Components subscribe to it. */
export class Session {
  readonly embedded: boolean;
  private readonly clientKey: string;
  private readonly bridge: HostBridge;
  private readonly storage: OutboxStorage;
  private readonly link: ConversationLink;
  private state: SessionState;
  private readonly listeners = new Set<() => void>();
  private hasBegun = false;
  private hostToken: string | null = null;
  private unread = 0;
  private pacing: { key: string; timer: number } | null = null;
  /** The bot has closed the chat, and it closes once all is shown. */
  private isClosing = false;

  constructor(address: FrameAddress, bridge: HostBridge, storage: OutboxStorage) {
    this.clientKey = address.clientKey;
    this.bridge = bridge;
    this.storage = storage;
    this.embedded = bridge.embedded;
    this.state = {
      language: address.language,
      config: null,
      log: emptyLog,
      outbox: [],
      isLoading: false,
      isOffline: false,
      isOpen: false,
      isWriting: false,
      earlyDraft: '',
      hasConversation: false,
    };
    this.link = new ConversationLink({
      lastSeq: () => this.state.log.lastSeq,
      apply: (run, live) => this.apply(run, live),
      nextToSend: () => nextToSend(this.state.outbox),
      sent: (clientId) => this.setOutbox(markSent(this.state.outbox, clientId)),
      failed: (clientId) => this.setOutbox(markFailed(this.state.outbox, clientId)),
      begin: () => this.beginConversation(),
      setOffline: (isOffline) => this.update({ isOffline }),
      caughtUp: () => this.update({ isLoading: false }),
      lost: () => this.conversationLost(),
    });
  }

  readonly getState = (): SessionState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  start(): void {
    void this.loadConfig();
    this.bridge.listen((message) => this.hear(message));
  }

  say(text: string, suggestion?: Suggestion): void {
    const message: VisitorMessage = {
      clientId: newClientId(),
      text,
      ...(suggestion && { pickedFlowId: suggestion.flowId }),
    };
    this.setLog(showAll(this.state.log));
    this.setOutbox(enqueue(this.state.outbox, message));
    void this.link.send();
  }

  retry(clientId: string): void {
    this.setOutbox(retry(this.state.outbox, clientId));
    void this.link.send();
  }

  close(): void {
    this.bridge.send({ type: 'close' });
  }

  /** Leaves the present conversation, if there is one, and greets in `language`. */
  startAnew(language: LanguageCode): void {
    if (this.link.hasConversation) this.bridge.send({ type: 'token', token: null });
    this.link.close();
    this.setOutbox([]);
    const isSame = language === this.state.language;
    this.update({ language, hasConversation: false, isOffline: false, isLoading: false });
    this.setLog(isSame && this.state.config ? previewWelcome(this.state.config.welcome) : emptyLog);
    if (!isSame) void this.loadConfig();
  }

  private hear(message: ToFrame): void {
    switch (message.type) {
      case 'init':
        this.hostToken = message.token;
        // Another tab has begun a conversation since.
        if (this.hasBegun && message.token && !this.link.hasConversation) this.resume(message.token);
        break;
      case 'opened':
        this.unread = 0;
        if (!this.state.isOpen) this.update({ isOpen: true, isWriting: message.isWriting });
        if (!this.hasBegun) this.begin();
        break;
      case 'draft':
        this.receiveEarly(message);
        break;
      case 'closed':
        this.update({ isOpen: false });
        break;
    }
  }

  private receiveEarly({ text, isSaid }: EarlyDraft): void {
    if (!isSaid) {
      this.update({ earlyDraft: text });
      return;
    }
    if (!this.hasBegun) this.begin();
    this.say(text.trim());
  }

  private begin(): void {
    this.hasBegun = true;
    if (this.hostToken) {
      this.setOutbox([...this.storage.load(), ...this.state.outbox]);
      this.resume(this.hostToken);
    } else if (this.state.config) {
      this.setLog(previewWelcome(this.state.config.welcome));
    }
  }

  private resume(token: string): void {
    this.update({ isLoading: this.state.log.entries.length === 0, hasConversation: true });
    this.link.open(token);
  }

  private async loadConfig(): Promise<void> {
    const { language } = this.state;
    const result = await fetchConfig(this.clientKey, language);
    if (language !== this.state.language) return;
    if (result.kind === 'done') {
      this.update({ config: result.value, ...(!this.link.hasConversation && { isOffline: false }) });
      const isUntouched = this.state.log.entries.length === 0 && !this.link.hasConversation;
      if (this.hasBegun && isUntouched) this.setLog(previewWelcome(result.value.welcome));
      return;
    }
    this.update({ isOffline: true });
    if (result.kind === 'unreachable') setTimeout(() => void this.loadConfig(), retryDelay);
  }

  private async beginConversation(): ReturnType<typeof postConversation> {
    const known = await this.bridge.readToken();
    if (known) return { kind: 'done', value: { token: known, chatToken: '' } };
    const result = await postConversation(this.clientKey, this.state.language);
    if (result.kind === 'done') {
      this.bridge.send({ type: 'token', token: result.value.token });
      this.update({ hasConversation: true });
      this.storage.save(this.state.outbox);
    }
    return result;
  }

  private conversationLost(): void {
    this.bridge.send({ type: 'token', token: null });
    this.setOutbox(this.state.outbox.filter((item) => item.state !== 'sent'));
    this.update({ hasConversation: false, isLoading: false, isOffline: false });
    this.setLog(this.state.config ? previewWelcome(this.state.config.welcome) : emptyLog);
    void this.link.send();
  }

  private apply(run: Delivery, live: boolean): boolean {
    const log = applyDelivery(this.state.log, run, live);
    if (!log) return false;
    this.isClosing = live && run.events.some(({ event }) => event.type === 'chatClosed');
    this.setLog(log);
    const shown = new Set(log.entries.slice(0, log.shown).map((entry) => entry.key));
    this.setOutbox(dropEchoed(this.state.outbox, shown));
    return true;
  }

  private setOutbox(outbox: Outbox): void {
    if (outbox === this.state.outbox) return;
    this.update({ outbox });
    if (this.link.hasConversation || outbox.length === 0) this.storage.save(outbox);
  }

  private setLog(log: ConversationLog): void {
    const before = this.state.log;
    if (log === before) return;
    this.update({ log });
    this.pace();
    if (this.state.isOpen || log.shown <= before.shown) return;
    const news = log.entries.slice(before.shown, log.shown);
    const heard = news.filter((entry) => entry.kind === 'bot' || entry.kind === 'staff').length;
    if (heard === 0) return;
    this.unread += heard;
    this.bridge.send({ type: 'unread', count: this.unread });
  }

  /** Runs the delay of the entry that is to appear next. */
  private pace(): void {
    const { log } = this.state;
    const key = log.entries[log.shown]?.key;
    if (key === undefined && this.isClosing) {
      this.isClosing = false;
      setTimeout(() => this.close(), closingDelay);
    }
    if (key === this.pacing?.key) return;
    if (this.pacing) clearTimeout(this.pacing.timer);
    this.pacing = null;
    const delay = nextDelay(log);
    if (key === undefined || delay === null) return;
    const timer = window.setTimeout(() => {
      this.pacing = null;
      this.setLog(showNext(this.state.log));
    }, delay * 1000);
    this.pacing = { key, timer };
  }

  private update(change: Partial<SessionState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
