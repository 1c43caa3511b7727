import type { Delivery, LanguageCode } from '@samtale/contract';
import type { SentFile } from '@samtale/dialog';
import type { EarlyDraft, ToFrame } from '../protocol.ts';
import type { FrameAddress } from './address.ts';
import { isLooking } from './attention.ts';
import type { ChatSession } from './chat-session.ts';
import { newClientId } from './client-id.ts';
import { loadVisitorActions } from './components/VisitorAction.tsx';
import { ConversationLink } from './conversation-link.ts';
import {
  answering,
  applyDelivery,
  emptyLog,
  lastStaffSeq,
  previewWelcome,
  type Suggestion,
  showAll,
} from './conversation-log.ts';
import type { HostBridge } from './host-bridge.ts';
import { onFirstUse } from './on-first-use.ts';
import { inTurn, oneAtATime } from './one-at-a-time.ts';
import { dropEchoed, enqueue, markFailed, markSent, nextToSend, retry, type Said } from './outbox.ts';
import { Presence } from './presence.ts';
import { ring } from './ring.ts';
import { newSessionState, roomIn } from './session-state.ts';
import { type Kept, ShownConversation } from './shown-conversation.ts';
import { fetchConfig, postConversation } from './widget-api.ts';

const retryDelay = 1000;
/** The visitor's side of the chat: what is shown, and everything that can be done. */
export class Session extends ShownConversation implements ChatSession {
  readonly embedded: boolean;
  readonly clientKey: string;
  private readonly bridge: HostBridge;
  private readonly link: ConversationLink;
  private readonly presence: Presence;
  private hasBegun = false;
  private hostToken: string | null = null;
  /** Of the conversation that this page has begun itself. */
  private ownToken: string | null = null;
  /** The page knows that the visitor has begun to write. */
  private hasDrafted = false;
  /** What the page has said of the visitor. */
  private told: Readonly<Record<string, string>> | null = null;

  constructor(address: FrameAddress, bridge: HostBridge, kept: Kept) {
    super(newSessionState(address.language), bridge, kept);
    this.clientKey = address.clientKey;
    this.bridge = bridge;
    this.embedded = bridge.embedded;
    this.link = new ConversationLink({
      lastSeq: () => this.state.log.lastSeq,
      apply: (run, live) => this.apply(run, live),
      nextToSend: () => nextToSend(this.state.outbox),
      sent: (clientId) => this.setOutbox(markSent(this.state.outbox, clientId)),
      failed: (clientId) => this.setOutbox(markFailed(this.state.outbox, clientId)),
      begin: oneAtATime(() => inTurn(`samtale_begin_${this.clientKey}`, () => this.beginConversation())),
      setOffline: (isOffline) => this.update({ isOffline }),
      caughtUp: () => {
        this.recover();
        this.update({ isLoading: false });
        this.greet();
        this.greetBack();
        this.look();
        void this.tell(this.link.openToken);
      },
      lost: () => this.conversationLost(),
      queuePlace: (queuePlace) => this.update({ queuePlace }),
      personTyping: () => this.presence.personWrites(),
      personStoppedTyping: () => this.presence.personStopped(),
    });
    this.presence = new Presence({
      sendTyping: () => this.link.typing(),
      sendStoppedTyping: () => this.link.stoppedTyping(),
      sendSeen: (seq) => this.link.seen(seq),
      setPersonWrites: (personWrites) => {
        if (personWrites !== this.state.personWrites) this.update({ personWrites });
      },
    });
  }

  start(): void {
    void this.loadConfig();
    void this.bridge.listen((message) => this.receive(message));
    document.addEventListener('visibilitychange', () => {
      this.greetBack();
      this.look();
    });
  }

  say(text: string, suggestion?: Suggestion, files?: readonly SentFile[]): void {
    const message: Said = {
      clientId: newClientId(),
      text,
      pickedFlowId: suggestion?.flowId,
      files,
    };
    this.setLog(showAll(this.state.log));
    this.setOutbox(enqueue(this.state.outbox, message));
    void this.link.send();
  }

  token(): Promise<string | null> {
    return this.link.ensure();
  }

  wrote(draft: string): void {
    if (!draft) this.presence.tookBack();
    else if (answering(this.state.log) !== 'bot') this.presence.wrote();
    this.leave({ draft });
    if (draft && !this.hasDrafted) this.bridge.send({ type: 'drafted' });
    this.hasDrafted ||= draft !== '';
  }

  scrolled(top: number | null): void {
    if (this.state.isOpen) this.leave({ top });
  }

  sees(isEnd: boolean): void {
    if (isEnd === this.state.seesEnd) return;
    this.update({ seesEnd: isEnd });
    this.look();
  }

  retry(clientId: string): void {
    this.setOutbox(retry(this.state.outbox, clientId));
    void this.link.send();
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

  showEarlier(): void {
    this.update({ resumedAt: null });
    this.leave({ resumedAt: null });
  }

  restart(language: LanguageCode): void {
    void this.leavePerson(this.link.openToken);
    if (this.link.hasConversation) this.bridge.send({ type: 'token', token: null });
    this.link.close();
    this.presence.forget();
    this.setOutbox([]);
    this.chatToken = '';
    const isSame = language === this.state.language;
    this.update({
      language,
      resumedAt: null,
      backAfter: null,
      hasConversation: false,
      isOffline: false,
      isLoading: false,
    });
    this.leave({ resumedAt: null, top: null, leftMessage: null, contact: null, ratingWords: '' });
    this.setLog(isSame && this.state.config ? previewWelcome(this.state.config.welcome) : emptyLog);
    if (!isSame) void this.loadConfig();
  }

  private receive(message: ToFrame): void {
    switch (message.type) {
      case 'init':
        this.hostToken = message.token;
        // Another tab has begun a conversation since.
        if (this.hasBegun && message.token && message.token !== this.ownToken && !this.link.hasConversation)
          this.resume(message.token);
        break;
      case 'opened':
        this.open(message);
        break;
      case 'draft':
        this.receiveEarly(message);
        break;
      case 'closed':
        this.update({ isOpen: false });
        break;
      case 'follow':
        if (this.hostToken && !this.hasBegun) this.begin(false);
        break;
      case 'ring':
        if (this.state.config) ring(this.state.config.messageReceivedSound);
        break;
      case 'told':
        this.told = message.values;
        void this.tell(this.link.openToken);
        break;
      default:
        this.update(roomIn(message));
    }
  }

  private open({ isPreview, isWriting, isUnasked, isAgain }: Extract<ToFrame, { type: 'opened' }>): void {
    const isNew = !this.state.isOpen || this.state.isPreview;
    this.update({ isOpen: true, isPreview, ...(isNew && { isWriting, isUnasked }) });
    if (isPreview) return;
    if (isNew) this.greetBack();
    this.look();
    if (!this.hasBegun) this.begin(isAgain);
    if (isNew) onFirstUse(() => this.link.warmUp());
  }

  private receiveEarly({ text, isSaid }: EarlyDraft): void {
    if (isSaid && !this.hasBegun) this.begin(false);
    if (isSaid) this.say(text.trim());
    else this.update({ earlyDraft: text });
  }

  /** `isAgain`: the chat was open on the page before, and goes on as it was there. */
  private begin(isAgain: boolean): void {
    this.hasBegun = true;
    if (this.hostToken) {
      this.resume(this.hostToken, isAgain);
      return;
    }
    this.greet();
    // What was said before there was a conversation begins one now.
    this.recover();
    void this.link.send();
  }

  private resume(token: string, isAgain = false): void {
    const isLoading = this.state.log.entries.length === 0;
    const { resumedAt = Date.now(), top = null } = isAgain ? this.begun() : {};
    this.update({ isLoading, hasConversation: true, resumedAt, keptTop: top, seesEnd: top === null });
    this.leave({ resumedAt, top });
    this.link.open(token);
  }

  private async loadConfig(): Promise<void> {
    const { language } = this.state;
    const result = await fetchConfig(this.clientKey, language);
    if (language !== this.state.language) return;
    if (result.kind === 'done') {
      this.update({ config: result.value, ...(!this.link.hasConversation && { isOffline: false }) });
      this.leave({});
      this.keepUnsent();
      this.greet();
      this.greetBack();
      return;
    }
    this.update({ isOffline: true });
    if (result.kind === 'unreachable') setTimeout(() => void this.loadConfig(), retryDelay);
  }

  /** Before anything is said, the welcome is the widget's own. */
  private greet(): void {
    const { config, log, isLoading } = this.state;
    if (!config || !this.hasBegun || isLoading || log.entries.length > 0) return;
    this.setLog({ ...previewWelcome(config.welcome), lastSeq: log.lastSeq });
  }

  private async beginConversation(): ReturnType<typeof postConversation> {
    const known = await this.bridge.readToken();
    if (known) return { kind: 'done', value: { token: known, chatToken: '' } };
    const result = await postConversation(this.clientKey, this.state.language, document.referrer);
    if (result.kind === 'done') {
      this.ownToken = result.value.token;
      this.chatToken = result.value.chatToken;
      this.bridge.send({ type: 'token', token: this.ownToken });
      this.update({ hasConversation: true });
      this.leave({ resumedAt: null });
      this.keepUnsent();
      // The next tab to begin one asks for it there.
      await this.bridge.readToken();
      // Before anything is said: the first answer may need it.
      await this.tell(result.value.token);
    }
    return result;
  }

  /** Tells the server what the page says of the visitor, once there is a conversation. */
  private async tell(token: string | null): Promise<void> {
    if (!token || !this.told) return;
    // What does not get through is told when the connection is there again.
    const telling = await loadVisitorActions().catch(() => null);
    await telling?.setVisitorValues(token, this.told);
  }

  /** The staff need not go on, nor look for whom nobody came to. What there is to end the server knows. */
  private async leavePerson(token: string | null): Promise<void> {
    if (!token) return;
    const leaving = await loadVisitorActions().catch(() => null);
    await leaving?.leaveConversation(token);
  }

  private conversationLost(): void {
    this.bridge.send({ type: 'token', token: null });
    this.chatToken = '';
    this.leave({ leftMessage: null, contact: null });
    this.setOutbox(this.state.outbox.filter((item) => item.state !== 'sent'));
    this.presence.forget();
    this.update({
      hasConversation: false,
      isLoading: false,
      isOffline: false,
      queuePlace: null,
      backAfter: null,
    });
    this.setLog(this.state.config ? previewWelcome(this.state.config.welcome) : emptyLog);
    void this.link.send();
  }

  private apply(run: Delivery, live: boolean): boolean {
    const log = applyDelivery(this.state.log, run, live);
    if (!log) return false;
    this.chatToken = run.chatToken;
    const readBefore = this.attention.talksIn(run.chatToken);
    // As it was when the conversation was taken up.
    if (this.state.log.lastSeq === 0) this.update({ readBefore: readBefore ?? Number.POSITIVE_INFINITY });
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
    this.attention.follow(this.state);
    if (isLooking(this.state)) this.presence.saw(lastStaffSeq(this.state.log));
  }
}
