import type { HostBridge } from './host-bridge.ts';
import type { ReadMark } from './read-mark.ts';
import { ring } from './ring.ts';
import type { SessionState } from './session-state.ts';
import { isLive, newsOf, shownUpTo, unreadIn } from './unread.ts';

/** Whether the visitor has before them what was said last. */
export const isLooking = ({ isOpen, isPreview, seesEnd }: SessionState): boolean =>
  isOpen && !isPreview && seesEnd && document.visibilityState === 'visible';

/** Lets a visitor who is elsewhere know that something was said to them: by the launcher, and with a sound. */
export class Attention {
  private readonly bridge: HostBridge;
  private readonly mark: ReadMark;
  private chatToken = '';
  /** What was told last. */
  private told = { unread: '', live: '' };

  constructor(bridge: HostBridge, mark: ReadMark) {
    this.bridge = bridge;
    this.mark = mark;
  }

  /** Of this conversation the visitor has seen all up to the number that comes back; null when that is not known. */
  talksIn(chatToken: string): number | null {
    this.chatToken = chatToken;
    return this.mark.of(chatToken);
  }

  /** The visitor sees what there is, or is told of it. */
  follow(state: SessionState): void {
    const { log, config, hasConversation, isLoading } = state;
    if (!hasConversation) this.tell(state, []);
    if (!hasConversation || !config || isLoading || !this.chatToken || log.isPreview) return;
    // What is taken up again without a word of what was seen counts as seen.
    const read = this.mark.of(this.chatToken) ?? (state.resumedAt === null ? 0 : log.lastSeq);
    const sees = isLooking(state);
    this.mark.set(this.chatToken, sees ? Math.max(read, shownUpTo(log)) : read, config.withMemory);
    this.tell(state, sees ? [] : unreadIn(log, read));
  }

  /** Something new was said. */
  sound({ config, isOpen, isLoading }: SessionState): void {
    if (!config?.soundOnMessageReceived || isLoading || (isOpen && document.hasFocus())) return;
    // A browser lets nobody be heard before the visitor has done something; on the host page will do.
    if (navigator.userActivation?.hasBeenActive) ring(config.messageReceivedSound);
    else this.bridge.send({ type: 'ring' });
  }

  private tell(state: SessionState, unread: ReturnType<typeof unreadIn>): void {
    const { config } = state;
    const last = unread.at(-1);
    const news = last && config ? newsOf(last, config.name, this.chatToken) : null;
    const inTitle = config?.titleOnMessageReceived === true;
    this.tellOnce('unread', { type: 'unread', count: unread.length, inTitle, news });
    this.tellOnce('live', { type: 'live', isLive: state.hasConversation && isLive(state, unread.length) });
  }

  private tellOnce(of: keyof Attention['told'], message: Parameters<HostBridge['send']>[0]): void {
    const now = JSON.stringify(message);
    if (now === this.told[of]) return;
    this.told[of] = now;
    this.bridge.send(message);
  }
}
