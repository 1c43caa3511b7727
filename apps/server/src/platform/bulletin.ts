/** Something the features of one process tell each other, with what is told. The type parameter is its only content. */
export interface Topic<News> {
  readonly name: string;
  /** Never set: it ties the topic to its type. */
  readonly news?: News;
}

/**
 * What features of this process tell each other without knowing who listens. Nothing of it reaches other nodes, so
 * it may save a look at the database but never replace one.
 */
export class Bulletin {
  private readonly listeners = new Map<string, ((news: unknown) => void)[]>();

  hear<News>(topic: Topic<News>, listener: (news: News) => void): void {
    const listeners = this.listeners.get(topic.name) ?? [];
    this.listeners.set(topic.name, [...listeners, listener as (news: unknown) => void]);
  }

  tell<News>(topic: Topic<News>, news: News): void {
    for (const listener of this.listeners.get(topic.name) ?? []) listener(news);
  }
}
