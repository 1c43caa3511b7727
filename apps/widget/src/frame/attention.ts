import type { HostBridge } from './host-bridge.ts';
import { ring } from './ring.ts';
import type { SessionState } from './session-state.ts';

/** Lets a visitor who is elsewhere know that something was said to them: a number at the launcher, and a sound. */
export class Attention {
  private readonly bridge: HostBridge;
  private unread = 0;

  constructor(bridge: HostBridge) {
    this.bridge = bridge;
  }

  /** The visitor is looking. */
  given(): void {
    this.unread = 0;
  }

  /** So many new things were said. */
  draw(heard: number, { config, isOpen, isLoading }: SessionState): void {
    if (config?.soundOnMessageReceived && !isLoading && !(isOpen && document.hasFocus()))
      ring(config.messageReceivedSound);
    if (isOpen) return;
    this.unread += heard;
    this.bridge.send({ type: 'unread', count: this.unread });
  }
}
