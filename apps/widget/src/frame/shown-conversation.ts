import { Attention } from './attention.ts';
import { type ConversationLog, showNext } from './conversation-log.ts';
import { DelayedEntries } from './delayed-entries.ts';
import type { HostBridge } from './host-bridge.ts';
import type { Outbox } from './outbox.ts';
import type { OutboxStorage } from './outbox-storage.ts';
import type { ReadMark } from './read-mark.ts';
import { recoverOutbox } from './recover-outbox.ts';
import { greetsBackAfter } from './seen-log.ts';
import type { SessionState } from './session-state.ts';
import { SessionStore } from './session-store.ts';
import type { LeftInTab, TabMemory } from './tab-memory.ts';

/** How long the last words stand before the bot closes the chat, in milliseconds. */
const closingDelay = 2500;

/** What is kept from page to page. */
export interface Kept {
  unsent: OutboxStorage;
  tab: TabMemory;
  mark: ReadMark;
}

/** What a visitor is shown of their conversation and has unsent, and what of it is kept for the next page. */
export abstract class ShownConversation extends SessionStore {
  /** The conversation's, once it is known. */
  protected chatToken = '';
  protected readonly attention: Attention;
  /** The bot has closed the chat, and it closes once all is shown. */
  protected isClosing = false;
  private readonly kept: Kept;
  /** What was unsent on the pages before is here, too. */
  private hasRecovered = false;
  private readonly pace = new DelayedEntries(() => this.setLog(showNext(this.state.log)));

  constructor(state: SessionState, bridge: HostBridge, kept: Kept) {
    super({ ...state, keptDraft: kept.tab.read().draft ?? '' });
    this.kept = kept;
    this.attention = new Attention(bridge, kept.mark);
    kept.mark.onElsewhere(() => this.attention.follow(this.state));
  }

  abstract close(): void;

  begun(): Partial<LeftInTab> {
    return this.kept.tab.read();
  }

  /**
   * Leaves it for the next page, once it is known that the widget is to remember anything. Of a visitor who has not written
   * anything nothing is kept.
   */
  leave(left: Partial<LeftInTab>): void {
    const hasWritten = this.state.hasConversation || Boolean(left.draft ?? this.begun().draft);
    this.kept.tab.keep(left, hasWritten && this.state.config?.withMemory === true);
  }

  protected override update(change: Partial<SessionState>): void {
    super.update(change);
    this.attention.follow(this.state);
  }

  protected setOutbox(outbox: Outbox): void {
    if (outbox === this.state.outbox) return;
    this.update({ outbox });
    this.keepUnsent();
  }

  /** In this browser, also for when this tab is closed, where the widget is to remember anything. */
  protected keepUnsent(): void {
    this.kept.unsent.save(this.chatToken, this.state.outbox, this.state.config?.withMemory === true);
  }

  /** Takes up what was unsent on the pages before, once. */
  protected recover(): void {
    if (this.hasRecovered) return;
    this.hasRecovered = true;
    this.setOutbox(recoverOutbox(this.state.outbox, this.kept.unsent.load(this.chatToken), this.state.log));
  }

  /** Who comes to a chat in which they said nothing for a while is greeted anew. */
  protected greetBack(): void {
    const { isOpen, isPreview, isLoading } = this.state;
    if (!isOpen || isPreview || isLoading || document.visibilityState === 'hidden') return;
    const backAfter = greetsBackAfter(this.state, Date.now());
    if (backAfter !== null && backAfter !== this.state.backAfter) this.update({ backAfter });
  }

  protected setLog(log: ConversationLog): void {
    const before = this.state.log;
    if (log === before) return;
    this.update({ log });
    this.pace.follow(log);
    if (this.isClosing && log.shown === log.entries.length) {
      this.isClosing = false;
      setTimeout(() => this.close(), closingDelay);
    }
    const news = log.entries.slice(before.shown, log.shown);
    const heard = news.filter((entry) => entry.kind === 'bot' || entry.kind === 'staff').length;
    if (heard > 0) this.attention.sound(this.state);
  }
}
