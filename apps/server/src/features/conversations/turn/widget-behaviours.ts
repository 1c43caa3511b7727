import { isDeepStrictEqual } from 'node:util';
import type { CompiledLanguage, Generation } from '@samtale/dialog';
import type { DatabaseSession } from '../../../platform/database/database.ts';
import type { ConversationRow } from '../log/stored-step.ts';

/** What a widget changes in how its agent's bot answers there. */
export interface WidgetBehaviour {
  /** Grows with every save: what was made for one state of the widget is good until the next. */
  revision: number;
  /** By language; null leaves it to the agent. */
  welcomeFlowIds: ReadonlyMap<string, string | null>;
  welcomeBackFlowIds: ReadonlyMap<string, string | null>;
  welcomeBackMinutes: number;
  deactivatedFlowIds: readonly string[];
  /** By language; left out of one in which nothing is generated. */
  generation: ReadonlyMap<string, Generation>;
}

export type ReadWidgetBehaviour = (
  session: DatabaseSession,
  agentId: string,
  widgetId: string,
) => Promise<WidgetBehaviour | undefined>;

interface Known {
  behaviour: WidgetBehaviour | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** How long what was read is good for, in milliseconds, and of how many widgets it is kept. */
const freshness = 1000;
const mostKept = 10_000;

/** The bot as each widget has it. */
export class WidgetBehaviours {
  private readonly read: ReadWidgetBehaviour;
  private readonly known = new Map<string, Known>();
  /** Made once for a language of a release and a state of a widget, since more is made from it in turn. */
  private readonly changed = new WeakMap<CompiledLanguage, WeakMap<WidgetBehaviour, CompiledLanguage>>();

  constructor(read: ReadWidgetBehaviour) {
    this.read = read;
  }

  /** What is known and fresh: null for a conversation that is on no widget, undefined when it has to be asked. */
  peek({ widgetId }: Pick<ConversationRow, 'widgetId'>, now: Date): WidgetBehaviour | null | undefined {
    if (widgetId === null) return null;
    const found = this.known.get(widgetId);
    return found && now.getTime() - found.at < freshness ? found.behaviour : undefined;
  }

  async ask(
    session: DatabaseSession,
    conversation: Pick<ConversationRow, 'agentId' | 'widgetId'>,
    now: Date,
  ): Promise<WidgetBehaviour | null> {
    const { agentId, widgetId } = conversation;
    const fresh = this.peek(conversation, now);
    if (fresh !== undefined || widgetId === null) return fresh ?? null;
    const read = (await this.read(session, agentId, widgetId)) ?? null;
    const before = this.known.get(widgetId)?.behaviour ?? null;
    const behaviour = read && before && isSame(before, read) ? before : read;
    if (this.known.size >= mostKept) this.known.clear();
    this.known.set(widgetId, { behaviour, at: now.getTime() });
    return behaviour;
  }

  /** The same as `asOnWidget`, and nothing of what is on none. */
  apply(compiled: CompiledLanguage, behaviour: WidgetBehaviour | null, languageId: string): CompiledLanguage {
    if (!behaviour) return compiled;
    const made = this.changed.get(compiled) ?? new WeakMap<WidgetBehaviour, CompiledLanguage>();
    this.changed.set(compiled, made);
    const known = made.get(behaviour);
    if (known) return known;
    const changed = asOnWidget(compiled, behaviour, languageId);
    made.set(behaviour, changed);
    return changed;
  }
}

/** Whether the agent may generate answers, and how its flows are translated, changes without the widget. */
const isSame = (one: WidgetBehaviour, other: WidgetBehaviour): boolean =>
  one.revision === other.revision && isDeepStrictEqual(one.generation, other.generation);

/**
 * A language of a release as a widget has it: its own greetings, without the flows it does without. The language itself
 * where the widget changes nothing.
 */
export function asOnWidget(
  compiled: CompiledLanguage,
  behaviour: Omit<WidgetBehaviour, 'revision'>,
  languageId: string,
): CompiledLanguage {
  const { welcomeBackMinutes, deactivatedFlowIds } = behaviour;
  const gone = deactivatedFlowIds.filter((id) => compiled.flows[id]);
  const flows = gone.length
    ? Object.fromEntries(Object.entries(compiled.flows).filter(([id]) => !gone.includes(id)))
    : compiled.flows;
  const own = (flowIds: ReadonlyMap<string, string | null>) => {
    const flowId = flowIds.get(languageId);
    // One that is not published any more, or that the widget does without, greets nobody.
    return flowId && flows[flowId] ? flowId : null;
  };
  const welcomeFlowId = own(behaviour.welcomeFlowIds) ?? compiled.welcomeFlowId;
  const welcomeBackFlowId = own(behaviour.welcomeBackFlowIds);
  const generation = behaviour.generation.get(languageId);
  const isSame =
    welcomeFlowId === compiled.welcomeFlowId &&
    !welcomeBackFlowId &&
    welcomeBackMinutes === compiled.welcomeBackMinutes &&
    !gone.length &&
    !generation;
  if (isSame) return compiled;
  return {
    ...compiled,
    welcomeFlowId,
    ...(welcomeBackFlowId && { welcomeBackFlowId }),
    welcomeBackMinutes,
    flows,
    ...(generation && { generation }),
  };
}
