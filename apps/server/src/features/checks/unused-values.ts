import {
  type ActionParameterName,
  ActionType,
  actionParameter,
  type CheckFinding,
  ParameterSource,
  RecipientKind,
  type StoredFlowAction,
} from '@samtale/contract';
import type { BotUnderCheck, CheckedFlow } from './bot-under-check.ts';
import { finding } from './finding.ts';
import { comparedIn, namedIn } from './parameter-uses.ts';

/** What becomes of values in a flow: it names some, or passes on all there are. */
interface Uses {
  names: ReadonlySet<string>;
  passesAll: boolean;
  /** Also those of flows that do not lead to it. */
  passesOthers: boolean;
}

/**
 * Flows for visitors that ask for values of which nothing becomes: no flow they lead to names them or passes them on. Looks
 * at one flow at a time, which may lead to all others.
 */
export function* unusedValues({ flows, flowOf }: BotUnderCheck): Generator<void, CheckFinding[]> {
  const asking = flows.filter(({ head }) => head.isPublished || head.isPlanned).filter(asksForValues);
  if (!asking.length) return [];
  const uses = new Map(flows.map((flow) => [flow.id, usesOf(flow)]));
  if ([...uses.values()].some(({ passesOthers }) => passesOthers)) return [];
  const next = new Map(flows.map(({ id, links }) => [id, links.map(({ flowId }) => flowId)]));
  for (const { id, parentId } of flows) if (parentId) next.get(parentId)?.push(id);
  const before = new Map<string, string[]>();
  for (const [id, list] of next) for (const to of list) before.set(to, [...(before.get(to) ?? []), id]);
  const found: CheckFinding[] = [];
  for (const flow of asking) {
    yield;
    // A form that was started before takes what is asked for here.
    const isInForm = reached(flow.id, before).some((id) => flowOf.get(id)?.actions.some(startsForm));
    const later = reached(flow.id, next).flatMap((id) => uses.get(id) ?? []);
    if (isInForm || later.some(({ passesAll }) => passesAll)) continue;
    const unused = askedIn(flow).filter((name) => !later.some(({ names }) => names.has(name)));
    const [text] = unused;
    if (text) found.push(finding('unusedValue', { intent: flow.head, text, count: unused.length }));
  }
  return found;
}

const asksForValues = (flow: CheckedFlow) => askedIn(flow).length > 0;

/** Names of the values that a flow asks for. */
function askedIn({ phrases }: CheckedFlow): string[] {
  const asked = phrases
    .flatMap(({ trainingPhrasePartList }) => trainingPhrasePartList)
    .filter(({ entityType, requiredSpeechBubble }) => entityType !== null && requiredSpeechBubble?.trim());
  return [...new Set(asked.map(({ alias }) => alias.trim()))].filter(Boolean);
}

function usesOf(flow: CheckedFlow): Uses {
  const { actions } = flow;
  const recipients = actions.flatMap(({ recipientList = [] }) => recipientList);
  const names = [
    ...namedIn(flow),
    ...comparedIn(flow).map(({ name }) => name),
    ...recipients.flatMap(({ kind, value }) => (kind === RecipientKind.property && value ? [value] : [])),
    ...actions.map((action) => parameterOf(action, 'locationParameter')),
  ];
  const passing = actions.filter(
    (action) =>
      action.type === ActionType.apiRequest ||
      (action.type === ActionType.sendEmail && parameterOf(action, 'includesValues') === 'true'),
  );
  return {
    names: new Set(names),
    // Whoever is handed the conversation sees the values beside it, and so does who reads a form.
    passesAll: passing.length > 0 || actions.some(({ type }) => showsValues.has(type)),
    passesOthers: passing.some(
      ({ parameterSource }) => parameterSource === ParameterSource.wholeConversation,
    ),
  };
}

const parameterOf = (
  { intentActionParameterList = [] }: Pick<StoredFlowAction, 'intentActionParameterList'>,
  name: ActionParameterName,
) => actionParameter({ intentActionParameterList }, name);

const showsValues: ReadonlySet<ActionType> = new Set([
  ActionType.chatWithHuman,
  ActionType.formRegistrationStart,
  ActionType.formRegistrationEnd,
]);
const startsForm = ({ type }: { type: ActionType }) => type === ActionType.formRegistrationStart;

/** A flow and all that can be got to from it. */
function reached(start: string, next: ReadonlyMap<string, readonly string[]>): string[] {
  const seen = new Set([start]);
  // A set is gone through in the order in which it grows.
  for (const id of seen) for (const to of next.get(id) ?? []) seen.add(to);
  return [...seen];
}
