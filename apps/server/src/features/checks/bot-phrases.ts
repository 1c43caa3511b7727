import type { FlowUse } from '@samtale/contract';
import type { NearPhrase, PhraseNeighbours } from '@samtale/nlu';

/** Where a flow stands: what tells which others may be meant at the same time. */
export interface FlowPlace extends FlowUse {
  parentId: string | null;
}

export interface FlowPhrase {
  flow: FlowPlace;
  text: string;
  /** As the exact layer compares it. */
  normalised: string;
}

/** The phrases that are compared with what is said, of all flows that are not disabled: their own, and their templates'. */
export class BotPhrases {
  readonly list: readonly FlowPhrase[];
  /** Of the texts of the list. */
  private readonly neighbours: PhraseNeighbours;
  private readonly byText: ReadonlyMap<string, FlowPhrase[]>;
  private readonly flowOf: ReadonlyMap<string, FlowPlace>;

  constructor(list: readonly FlowPhrase[], flows: readonly FlowPlace[], neighbours: PhraseNeighbours) {
    this.list = list;
    this.flowOf = new Map(flows.map((flow) => [flow.id, flow]));
    this.byText = Map.groupBy(list, ({ normalised }) => normalised);
    this.neighbours = neighbours;
  }

  /** Phrases with the same words, in the order of the list. */
  get alike(): Iterable<readonly FlowPhrase[]> {
    return this.byText.values();
  }

  /** The first phrase with the same words in a flow that may be meant at the same time. */
  sameAs({ flow, normalised }: FlowPhrase): FlowPhrase | null {
    return this.byText.get(normalised)?.find((other) => this.clash(flow, other.flow)) ?? null;
  }

  /** The phrase in nearly the same words as one that need not be in the list, in a flow that may be meant at the same time. */
  nearestTo(phrase: FlowPhrase): FlowPhrase | null {
    return this.found(this.neighbours.nearestTo(phrase.text, (other) => this.mayClash(phrase, other)));
  }

  /** The same for one of the list, among those before it. */
  nearestBefore(place: number): FlowPhrase | null {
    const phrase = this.list[place];
    if (!phrase) return null;
    return this.found(this.neighbours.nearestBefore(place, (other) => this.mayClash(phrase, other)));
  }

  /** Whether two flows can be meant at the same time: each is a global one, or follows up on what led to the other. */
  clash(one: FlowPlace, other: FlowPlace): boolean {
    return one.id !== other.id && (this.leadsTo(one.parentId, other) || this.leadsTo(other.parentId, one));
  }

  private leadsTo(parentId: string | null, flow: FlowPlace): boolean {
    if (parentId === null) return true;
    const seen = new Set<string>();
    for (let id = flow.parentId; id && !seen.has(id); id = this.flowOf.get(id)?.parentId ?? null) {
      if (id === parentId) return true;
      seen.add(id);
    }
    return false;
  }

  private mayClash(phrase: FlowPhrase, place: number): boolean {
    const other = this.list[place];
    return (
      other !== undefined && other.normalised !== phrase.normalised && this.clash(phrase.flow, other.flow)
    );
  }

  private found(near: NearPhrase | null): FlowPhrase | null {
    return near ? (this.list[near.other] ?? null) : null;
  }
}
