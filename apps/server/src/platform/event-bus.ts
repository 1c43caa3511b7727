/** What the features of one process publish and subscribe to, with the type of what is published. */
export interface Topic<Message> {
  readonly name: string;
  /** Never set: it ties the topic to its type. */
  readonly message?: Message;
}

/**
 * The event bus of this process: features publish without knowing who subscribes. Nothing of it reaches other nodes, so
 * it may save a look at the database but never replace one.
 */
export class EventBus {
  private readonly listeners = new Map<string, ((message: unknown) => void)[]>();

  subscribe<Message>(topic: Topic<Message>, listener: (message: Message) => void): void {
    const listeners = this.listeners.get(topic.name) ?? [];
    this.listeners.set(topic.name, [...listeners, listener as (message: unknown) => void]);
  }

  publish<Message>(topic: Topic<Message>, message: Message): void {
    for (const listener of this.listeners.get(topic.name) ?? []) listener(message);
  }
}
