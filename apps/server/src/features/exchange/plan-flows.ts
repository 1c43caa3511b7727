import { type FlowInFile, flowTitleMax, IntentType } from '@samtale/contract';
import { AppError } from '../../platform/app-error.ts';
import { createId } from '../../platform/database/columns.ts';
import { FreeTitles } from './free-titles.ts';
import { noteTitle, type Planned, type Planning } from './plan-named.ts';

/** A flow of the agent, as far as one of a file can be the same. */
export interface KnownFlow {
  id: string;
  masterId: string;
  parentId: string | null;
  title: string;
  intentType: number;
}

export interface PlannedFlow extends Planned<FlowInFile> {
  masterId: string;
  /** In the agent. */
  parentId: string | null;
}

/**
 * Where the flows of a language go: the same is what has the same title under the same flow. Parents come before
 * their follow-ups. Throws `badRequest` when an id names two flows, or flows stand below themselves.
 */
export function* planFlows(
  list: readonly FlowInFile[],
  known: readonly KnownFlow[],
  masters: MasterIds,
  planning: Planning,
): Generator<void, PlannedFlow[]> {
  const present = Map.groupBy(known, keyOf);
  const titles = Map.groupBy(known, ({ parentId }) => parentId);
  const freeIn = new Map<string | null, FreeTitles>();
  const withElse = new Set(
    known.flatMap(({ parentId, intentType }) => (intentType === IntentType.fallback ? [parentId] : [])),
  );
  const used = new Set(known.map(({ masterId }) => masterId));
  const planned = new Map<string, PlannedFlow>();
  for (const source of parentsFirst(list)) {
    yield;
    const parentId = (source.followUpParentId && planned.get(source.followUpParentId)?.id) ?? null;
    const same = present.get(keyOf({ parentId, title: source.title }))?.shift();
    if (same) planning.existingList.push(same.title);
    if (same && planning.existing !== 'keepBoth') {
      masters.join(source.masterIntentId, same.masterId);
      const act = planning.existing;
      const { id, masterId, title } = same;
      planned.set(source.id, { source: typed(source, parentId), id, masterId, title, parentId, act });
      continue;
    }
    const free =
      freeIn.get(parentId) ??
      new FreeTitles(
        (titles.get(parentId) ?? []).map(({ title }) => title),
        flowTitleMax,
        (title, number) => `${title} (${number})`,
      );
    freeIn.set(parentId, free);
    // Flows may share a title: only one that is kept beside another is told apart by a number.
    const title = same ? free.take(source.title) : source.title;
    noteTitle(source.title, title, planning);
    const isSecondElse = source.intentType === IntentType.fallback && parentId && withElse.has(parentId);
    if (isSecondElse) planning.notes.add('secondElse', { ...planning, title: source.title });
    else if (source.intentType === IntentType.fallback) withElse.add(parentId);
    const intentType = isSecondElse ? IntentType.sub : source.intentType;
    const id = createId();
    const masterId = masters.take(source.masterIntentId, used, id);
    used.add(masterId);
    const flow = typed({ ...source, intentType }, parentId);
    planned.set(source.id, { source: flow, id, masterId, title, parentId, act: 'create' });
  }
  return [...planned.values()];
}

/** The agent's master ids for those of the file: one for all languages, unless a language has it already. */
export class MasterIds {
  private readonly candidates = new Map<string, string[]>();

  /** From now on the file's master is this one of the agent's, where it is free. */
  join(inFile: string, master: string): void {
    const list = this.candidates.get(inFile) ?? [];
    if (!list.includes(master)) this.candidates.set(inFile, [...list, master]);
  }

  /** `fresh` becomes one when none is free. */
  take(inFile: string, used: ReadonlySet<string>, fresh: string): string {
    const free = this.candidates.get(inFile)?.find((master) => !used.has(master));
    if (free) return free;
    this.join(inFile, fresh);
    return fresh;
  }
}

const keyOf = ({ parentId, title }: { parentId: string | null; title: string }) =>
  `${parentId ?? ''} ${title.trim().toLowerCase()}`;

/** A flow without the one it followed stands for itself. */
const typed = (flow: FlowInFile, parentId: string | null): FlowInFile =>
  parentId === null && flow.intentType !== IntentType.global
    ? { ...flow, intentType: IntentType.global }
    : flow;

function parentsFirst(list: readonly FlowInFile[]): FlowInFile[] {
  const byId = new Map(list.map((flow) => [flow.id, flow]));
  const children = Map.groupBy(list, ({ followUpParentId: id }) => (id && byId.has(id) ? id : null));
  const ordered = [...(children.get(null) ?? [])];
  for (const flow of ordered) ordered.push(...(children.get(flow.id) ?? []));
  if (byId.size < list.length || ordered.length < list.length)
    throw new AppError('badRequest', 'exchange.error.content');
  return ordered;
}
