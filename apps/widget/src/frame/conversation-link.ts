import type { Delivery, QueuePlace } from '@samtale/contract';
import type { HubConnection } from './hub-connection.ts';
import type { Said } from './outbox.ts';
import { pause } from './pause.ts';

const retryDelay = 1000;

/** What the link needs of the session it serves. */
export interface LinkPort {
  lastSeq(): number;
  /** Adds a run to the log; false when events before it are missing. */
  apply(run: Delivery, live: boolean): boolean;
  nextToSend(): Said | undefined;
  sent(clientId: string): void;
  failed(clientId: string): void;
  /** Gets the token of a conversation, a new one if need be; asked twice at once, of the same. */
  begin(): Promise<
    { kind: 'done'; value: { token: string } } | { kind: 'refused' } | { kind: 'unreachable' }
  >;
  setOffline(isOffline: boolean): void;
  caughtUp(): void;
  queuePlace(place: QueuePlace): void;
  personTyping(): void;
  personStoppedTyping(): void;
  /** The conversation is gone; the link has closed. */
  lost(): void;
}

/** Connects one conversation to the hub: keeps its log complete and sends what waits, one at a time and in order. */
export class ConversationLink {
  private readonly port: LinkPort;
  private token: string | null = null;
  private hub: HubConnection | null = null;
  private isCaughtUp = false;
  private isSending = false;
  /** The highest sequence number heard of; while the log is behind it, there is more to ask for. */
  private heardOf = 0;

  constructor(port: LinkPort) {
    this.port = port;
  }

  /** The conversation's token; one is begun when there is none. Null when it cannot be. */
  async ensure(): Promise<string | null> {
    if (this.token) return this.token;
    const begun = await this.port.begin();
    if (!this.token && begun.kind === 'done') this.open(begun.value.token);
    return this.token;
  }

  /** The conversation's token, if there is one. */
  get openToken(): string | null {
    return this.token;
  }

  get hasConversation(): boolean {
    return this.token !== null;
  }

  open(token: string): void {
    this.close();
    this.token = token;
    void this.connect(token);
  }

  close(): void {
    this.hub?.close();
    this.hub = null;
    this.token = null;
    this.isCaughtUp = false;
    this.heardOf = 0;
  }

  /** Fetches what a connection needs; one that does not come is fetched with the connection. */
  warmUp(): void {
    loadHub().catch(() => null);
  }

  /** Tells the staff that the visitor is writing. */
  typing(): void {
    if (this.isCaughtUp) this.hub?.typing();
  }

  /** Tells the staff that nothing is left of what the visitor was writing. */
  stoppedTyping(): void {
    if (this.isCaughtUp) this.hub?.stoppedTyping();
  }

  /** Tells the staff what the visitor has had on the screen; false while there is no connection. */
  seen(seq: number): boolean {
    if (!this.isCaughtUp || !this.hub) return false;
    this.hub.seen(seq);
    return true;
  }

  /** Sends what waits; begins a conversation first when there is none. */
  async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    try {
      for (let item = this.port.nextToSend(); item; item = this.port.nextToSend()) {
        const goOn = this.token ? await this.sendOne(item) : await this.begin(item);
        if (!goOn) return;
      }
    } finally {
      this.isSending = false;
    }
  }

  private async begin(item: Said): Promise<boolean> {
    const begun = await this.port.begin();
    // Meanwhile the host page may have told of a conversation.
    if (this.token) return true;
    if (begun.kind === 'done') this.open(begun.value.token);
    if (begun.kind === 'refused') this.port.failed(item.clientId);
    if (begun.kind === 'unreachable') await pause(retryDelay);
    this.port.setOffline(begun.kind === 'unreachable');
    return begun.kind !== 'done';
  }

  private async sendOne(item: Said): Promise<boolean> {
    const { hub } = this;
    // Once caught up, sending goes on by itself.
    if (!hub || !this.isCaughtUp) return false;
    const { clientId, text, pickedFlowId, files } = item;
    const result = await hub.say({
      clientId,
      text,
      pickedFlowId,
      files: files?.map(({ id }) => id),
    });
    if (hub !== this.hub) return this.token === null;
    switch (result.kind) {
      case 'done':
        this.port.sent(clientId);
        this.receive(result.run);
        return true;
      case 'refused':
        this.port.failed(clientId);
        return true;
      case 'busy':
        await pause(retryDelay);
        return true;
      case 'gone':
        this.lose();
        return true;
      case 'unanswered':
        return this.isCaughtUp;
    }
  }

  private async connect(token: string): Promise<void> {
    const loaded = await loadHub().catch(() => null);
    if (this.token !== token) return;
    if (!loaded) {
      this.port.setOffline(true);
      await pause(retryDelay);
      return this.connect(token);
    }
    this.hub = loaded.connectHub(token, {
      online: () => {
        this.port.setOffline(false);
        void this.catchUp();
      },
      offline: () => {
        this.isCaughtUp = false;
        this.port.setOffline(true);
      },
      tokenRefused: () => this.lose(),
      delivery: (run) => this.receive(run),
      queuePlace: (place) => this.port.queuePlace(place),
      typing: () => this.port.personTyping(),
      stoppedTyping: () => this.port.personStoppedTyping(),
    });
  }

  /** Asks for what the log has, page by page. */
  private async catchUp(cursor?: string): Promise<void> {
    const { hub } = this;
    if (!hub) return;
    const known = this.port.lastSeq();
    const result = await hub.catchUp(known, cursor);
    if (hub !== this.hub) return;
    switch (result.kind) {
      case 'done':
        if (result.run.reset) return this.lose();
        this.port.apply(result.run, false);
        if (result.run.cursor) return this.catchUp(result.run.cursor);
        if (this.port.lastSeq() < this.heardOf) {
          // Progress is asked for again at once; an answer without any would be asked for in a tight circle.
          if (this.port.lastSeq() === known) await pause(retryDelay);
          return hub === this.hub ? this.catchUp() : undefined;
        }
        this.isCaughtUp = true;
        this.port.caughtUp();
        return this.send();
      case 'gone':
        return this.lose();
      case 'busy':
      case 'refused':
        await pause(retryDelay);
        return hub === this.hub ? this.catchUp() : undefined;
      case 'unanswered':
        // The connection is lost with the answer; the next one begins by catching up.
        return;
    }
  }

  private receive(run: Delivery): void {
    // The conversation was anonymised: it is over, and nothing of it is to be seen.
    if (run.reset) {
      this.lose();
      return;
    }
    if (this.port.apply(run, this.isCaughtUp)) return;
    this.heardOf = Math.max(this.heardOf, run.upTo);
    if (this.isCaughtUp) {
      this.isCaughtUp = false;
      void this.catchUp();
    }
  }

  private lose(): void {
    this.close();
    this.port.lost();
  }
}

const loadHub = () => import('./hub-connection.ts');
