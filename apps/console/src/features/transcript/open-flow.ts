import type { LoggedEvent } from '../../lib/hub/conversation-log.ts';

/** The flow whose follow-ups are understood when the visitor speaks. */
export class OpenFlow {
  openFlowId: string | null = null;
  /** What is open once the bot has answered. */
  private next: string | null = null;
  private isGreeting = false;

  follow(event: LoggedEvent['event']): void {
    if (event.type === 'flowTriggered' && event.trigger !== 'fallback') {
      // A greeting comes before the words but is not what they are understood by, except for the very first one.
      if (event.trigger === 'welcome') this.greet(event.flowId);
      if (event.trigger === 'welcomeBack') this.greet(this.next);
      this.next = event.contextFlowId;
    } else if (event.type === 'endUserSaid') {
      if (!this.isGreeting) this.openFlowId = this.next;
      this.isGreeting = false;
    } else if (event.type === 'left' || event.type === 'ended') this.next = null;
  }

  private greet(openFlowId: string | null): void {
    this.isGreeting = true;
    this.openFlowId = openFlowId;
  }
}
