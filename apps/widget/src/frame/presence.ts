/** Milliseconds after which somebody who has not said so again writes no more. */
const writesFor = 6000;
/** Between two times that the visitor's writing is told, in milliseconds. */
const notifyEvery = 3000;

interface PresencePort {
  sendTyping(): void;
  sendStoppedTyping(): void;
  /** False when it could not be told. */
  sendSeen(seq: number): boolean;
  /** Whether the person who has the conversation writes. */
  setPersonWrites(writes: boolean): void;
}

/** What goes on beside what is said: who is writing, and what has been seen. */
export class Presence {
  private readonly port: PresencePort;
  private told = Number.NEGATIVE_INFINITY;
  private seen = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(port: PresencePort) {
    this.port = port;
  }

  /** The visitor has written something. */
  wrote(): void {
    if (performance.now() - this.told < notifyEvery) return;
    this.told = performance.now();
    this.port.sendTyping();
  }

  /** The visitor has emptied the field without sending. */
  tookBack(): void {
    if (this.told === Number.NEGATIVE_INFINITY) return;
    this.told = Number.NEGATIVE_INFINITY;
    this.port.sendStoppedTyping();
  }

  /** What a person said last is on the screen. */
  saw(seq: number): void {
    if (seq > this.seen && this.port.sendSeen(seq)) this.seen = seq;
  }

  personWrites(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.port.setPersonWrites(false), writesFor);
    this.port.setPersonWrites(true);
  }

  /** The person has said something, taken it back, or is gone. */
  personStopped(): void {
    clearTimeout(this.timer);
    this.port.setPersonWrites(false);
  }

  /** Another conversation begins. */
  forget(): void {
    this.personStopped();
    this.seen = 0;
    this.told = Number.NEGATIVE_INFINITY;
  }
}
