import type { Delivery, LanguageCode, VisitorMessage } from '@samtale/contract';
import type { EarlyDraft, ToFrame } from '../protocol.ts';
import type { FrameAddress } from './address.ts';
import { newClientId } from './client-id.ts';
import { ConversationLink } from './conversation-link.ts';
import {
  answering,
  applyDelivery,
  type ConversationLog,
  emptyLog,
  lastStaffSeq,
  previewWelcome,
  type Suggestion,
  showAll,
  showNext,
} from './conversation-log.ts';
import type { HostBridge } from './host-bridge.ts';
import { dropEchoed, enqueue, markFailed, markSent, nextToSend, type Outbox, retry } from './outbox.ts';
import type { OutboxStorage } from './outbox-storage.ts';
import { Pace } from './pace.ts';
import { Presence } from './presence.ts';
import { newSessionState, type SessionState } from './session-state.ts';
import { fetchConfig, postConversation } from './widget-api.ts';

const retryDelay = 1000;
/** How long the last words stand before the bot closes the chat, in milliseconds. */
const closingDelay = 2500;

/** The visitor's side of the chat: what is shown, and everything that can be done. Components subscribe to it. */
export class Session {
  readonly embedded: boolean;
  private readonly clientKey: string;
  private readonly bridge: HostBridge;
  private readonly storage: OutboxStorage;
  private readonly link: ConversationLink;
  private readonly presence: Presence;
  private state: SessionState;
  private readonly listeners = new Set<() => void>();
  private hasBegun = false;
  private hostToken: string | null = null;
  private unread = 0;
  private readonly pace = new Pace(() => this.setLog(showNext(this.state.log)));
  /** The bot has closed the chat, and it closes once all is shown. */
  private isClosing = false;

  constructor(address: FrameAddress, bridge: HostBridge, storage: OutboxStorage) {
    this.clientKey = address.clientKey;
    this.bridge = bridge;
    this.storage = storage;
    this.embedded = bridge.embedded;
    this.state = newSessionState(address.language);
    this.link = new ConversationLink({
      lastSeq: () => this.state.log.lastSeq,
      apply: (run, live) => this.apply(run, live),
      nextToSend: () => nextToSend(this.state.outbox),
      sent: (clientId) => this.setOutbox(markSent(this.state.outbox, clientId)),
      failed: (clientId) => this.setOutbox(markFailed(this.state.outbox, clientId)),
      begin: () => this.beginConversation(),
      setOffline: (isOffline) => this.update({ isOffline }),
      caughtUp: () => {
        this.update({ isLoading: false });
        this.look();
      },
      lost: () => this.conversationLost(),
      queuePlace: (queuePlace) => this.update({ queuePlace }),
      personTyping: () => this.presence.personWrites(),
      personStoppedTyping: () => this.presence.personStopped(),
    });
    this.presence = new Presence({
      tellTyping: () => this.link.typing(),
      tellStoppedTyping: () => this.link.stoppedTyping(),
      tellSeen: (seq) => this.link.seen(seq),
      setPersonWrites: (personWrites) => {
        if (personWrites !== this.state.personWrites) this.update({ personWrites });
      },
    });
  }

  readonly getState = (): SessionState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  start(): void {
    void this.loadConfig();
    void this.bridge.listen((message) => this.hear(message));
    document.addEventListener('visibilitychange', () => this.look());
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

  /** The visitor has changed what they are about to say. */
  wrote(): void {
    if (answering(this.state.log) !== 'bot') this.presence.wrote();
  }

  /** Nothing is left of it. */
  tookBack(): void {
    this.presence.tookBack();
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
    this.presence.forget();
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
        this.look();
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
    const result = await postConversation(this.clientKey, this.state.language, document.referrer);
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
    this.presence.forget();
    this.update({ hasConversation: false, isLoading: false, isOffline: false, queuePlace: null });
    this.setLog(this.state.config ? previewWelcome(this.state.config.welcome) : emptyLog);
    void this.link.send();
  }

  private apply(run: Delivery, live: boolean): boolean {
    const log = applyDelivery(this.state.log, run, live);
    if (!log) return false;
    this.isClosing = live && run.events.some(({ event }) => event.type === 'chatClosed');
    if (run.events.some(({ event }) => event.type !== 'endUserSaid')) this.presence.personStopped();
    if (answering(log) !== 'awaiting') this.update({ queuePlace: null });
    this.setLog(log);
    this.look();
    const shown = new Set(log.entries.slice(0, log.shown).map((entry) => entry.key));
    this.setOutbox(dropEchoed(this.state.outbox, shown));
    return true;
  }

  /** Tells what the visitor sees, if they are looking. */
  private look(): void {
    if (this.state.isOpen && document.visibilityState === 'visible')
      this.presence.saw(lastStaffSeq(this.state.log));
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
    this.pace.follow(log);
    if (this.isClosing && log.shown === log.entries.length) {
      this.isClosing = false;
      setTimeout(() => this.close(), closingDelay);
    }
    if (this.state.isOpen || log.shown <= before.shown) return;
    const news = log.entries.slice(before.shown, log.shown);
    const heard = news.filter((entry) => entry.kind === 'bot' || entry.kind === 'staff').length;
    if (heard === 0) return;
    this.unread += heard;
    this.bridge.send({ type: 'unread', count: this.unread });
  }

  private update(change: Partial<SessionState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
