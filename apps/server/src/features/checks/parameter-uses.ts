import {
  type CheckFinding,
  ConditionKind,
  type FilterOperator,
  isCompanyValue,
  resultNames,
} from '@samtale/contract';
import { namesInText, negations } from '@samtale/dialog';
import type { BotUnderCheck, CheckedFlow } from './bot-under-check.ts';
import { finding } from './finding.ts';

/** Whether a value that a flow collects is there without being said: it is asked for, or taken for granted. */
type Collected = ReadonlyMap<string, boolean>;

/** Whether a comparison says something of a value that is missing, too. */
const takesNothing = (operator: FilterOperator) => operator === 'notEmpty' || negations.has(operator);

/** Texts and conditions that name a value which no flow on the way to them collects. */
export const unknownParameters = (bot: BotUnderCheck): CheckFinding[] =>
  forNames(bot, (flow, collected) => {
    const named = namedIn(flow).filter((name) => !isCompanyValue(name));
    const compared = comparedIn(flow).map(({ name }) => name);
    const unknown = new Set([...named, ...compared].filter((name) => !collected().has(name)));
    return [...unknown].map((text) => finding('unknownParameter', { intent: flow.head, text }));
  });

/** Published flows that wait for a value of the company, which none of the flows collects. */
export function waitingForValues({ flows, untold }: BotUnderCheck): CheckFinding[] {
  const collected = new Set(flows.flatMap((flow) => [...collectedBy(flow).keys()]));
  return flows
    .filter(({ head }) => head.isPublished)
    .flatMap((flow) => {
      const names = new Set(flow.texts.flatMap(namesInText));
      return [...names]
        .filter((name) => isCompanyValue(name) && untold.has(name) && !collected.has(name))
        .map((text) => finding('untoldValue', { intent: flow.head, text }));
    });
}

/** The values that a flow's answers, questions and actions name. */
export function namedIn({ phrases, actions, texts }: CheckedFlow): string[] {
  const questions = phrases.flatMap(({ trainingPhrasePartList }) =>
    trainingPhrasePartList.flatMap(({ requiredSpeechBubble }) => requiredSpeechBubble ?? []),
  );
  const toldActions = actions.flatMap(({ intentActionParameterList = [] }) =>
    intentActionParameterList.map(({ value }) => value),
  );
  return [...texts, ...questions, ...toldActions].flatMap(namesInText);
}

/** Conditions that compare a value which is there only if somebody happens to say it. */
export const unaskedParameters = (bot: BotUnderCheck): CheckFinding[] =>
  forNames(bot, (flow, collected) => {
    const needed = comparedIn(flow).filter(({ operator }) => !takesNothing(operator));
    const unasked = new Set(needed.map(({ name }) => name).filter((name) => collected().get(name) === false));
    return [...unasked].map((text) => finding('unaskedParameter', { intent: flow.head, text }));
  });

/** The values that a flow's conditions compare. */
export function comparedIn({ actions }: CheckedFlow): { name: string; operator: FilterOperator }[] {
  return actions
    .flatMap(({ conditionList }) => conditionList ?? [])
    .flatMap(({ kind, parameterAlias, operator = 'equals' }) =>
      kind === ConditionKind.entity && parameterAlias ? [{ name: parameterAlias, operator }] : [],
    );
}

type Look = (flow: CheckedFlow, collected: () => Collected) => CheckFinding[];

/** Looks at every flow with the values collected by it, by those it follows up on and by those that lead to it. */
function forNames({ flows, flowOf }: BotUnderCheck, look: Look): CheckFinding[] {
  const own = new Map(flows.map((flow) => [flow.id, collectedBy(flow)]));
  const leading = new Map<string, string[]>();
  const note = (to: string, from: string) => {
    const list = leading.get(to);
    if (list) list.push(from);
    else leading.set(to, [from]);
  };
  for (const { id, parentId, links } of flows) {
    for (const { flowId } of links) note(flowId, id);
    if (parentId) note(id, parentId);
  }
  const onTheWay = (start: CheckedFlow): Collected => {
    const all = new Map<string, boolean>();
    const seen = new Set<string>();
    const waiting = [start.id];
    for (let id = waiting.pop(); id; id = waiting.pop()) {
      if (seen.has(id) || !flowOf.has(id)) continue;
      seen.add(id);
      for (const [name, isSure] of own.get(id) ?? []) all.set(name, isSure || all.get(name) === true);
      waiting.push(...(leading.get(id) ?? []));
    }
    return all;
  };
  return flows.flatMap((flow) => {
    let known: Collected | null = null;
    // Most flows name no value, and need no look at how one comes to them.
    return look(flow, () => {
      known ??= onTheWay(flow);
      return known;
    });
  });
}

function collectedBy({ phrases, actions }: CheckedFlow): Collected {
  const collected = new Map<string, boolean>();
  // What another system tells is there, as far as the bot can know.
  for (const action of actions) for (const name of resultNames(action)) collected.set(name, true);
  for (const { trainingPhrasePartList } of phrases) {
    for (const { alias, entityType, defaultValue, requiredSpeechBubble } of trainingPhrasePartList) {
      const name = alias.trim();
      if (entityType === null || !name) continue;
      const isSure = Boolean(defaultValue?.trim() || requiredSpeechBubble?.trim());
      collected.set(name, isSure || collected.get(name) === true);
    }
  }
  return collected;
}
