import type { StoredPhrase } from '@samtale/contract';
import {
  chatResponse,
  FlowGptUse,
  flowSettings,
  IntentType,
  type Language,
  type LanguageCode,
  phraseContent,
} from '@samtale/contract';
import { type CompiledFlow, type CompiledLanguage, takesValues } from '@samtale/dialog';
import { untoldValues } from '../company-facts/index.ts';
import type { FlowContent } from '../flows/index.ts';
import { compileAction } from './compile-action.ts';
import { compileBubble } from './compile-bubble.ts';
import { compileParameters, compilePhraseLayers } from './compile-collecting.ts';
import type { ReleaseParts } from './release-parts.ts';
import { withoutUntold } from './without-untold.ts';

/** A published flow as it goes into a release. */
export interface PublishedFlow {
  id: string;
  masterId: string;
  title: string;
  parentId: string | null;
  intentType: number;
  content: FlowContent;
  phrases: StoredPhrase[];
  /** It says nothing before a value of the company is told: it is learnt, so that no other flow is taken for it. */
  isWaiting?: true;
}

interface AgentDefaults {
  mlClassification: number;
  /** IANA. */
  timeZone: string;
  defaultWelcomeFlowId: string | null;
  defaultFallbackFlowId: string | null;
}

/** Minutes of silence after which a visitor is greeted again (`welcomeMinutesThreshold`). */
const welcomeBackMinutes = 60;

/** So many training phrases tell what a source of generated answers is about. */
const mostExamples = 20;

/** What the bot says when nobody has written it. */
const words: Record<Language['languageCodeShort'], CompiledLanguage['words']> = {
  da: {
    left: 'Helt i orden, det lader vi ligge. Er der andet, jeg kan hjælpe med?',
    interrupted: 'Skal vi gå videre, hvor vi slap?',
    choices: 'Du kan vælge mellem disse:',
    examples: 'Skriv det for eksempel sådan:',
    kept: 'Det er skrevet ned til os. Skriv også dit navn og din e-mail, så svarer en af os dig.',
    added: 'Det er skrevet ned sammen med din besked.',
    courtesy: 'Skriv endelig, hvis der er noget, jeg kan hjælpe med.',
    meant: 'Mener du det her? Ellers skriv det gerne på en anden måde.',
    nearest: 'Jeg er ikke sikker på svaret. Det nærmeste, jeg kan finde, er:',
    unanswered: 'Det kan jeg desværre ikke svare på.',
    dayPassed: 'Den dag er allerede gået.',
    daysPassed: 'De dage er allerede gået.',
    dayAhead: 'Den dag er ikke kommet endnu.',
    daysAhead: 'De dage er ikke kommet endnu.',
  },
  en: {
    left: "That's fine, we'll leave it. Is there anything else I can help with?",
    interrupted: 'Shall we go on where we left off?',
    choices: 'You can choose between these:',
    examples: 'Please write it like this:',
    kept: 'We have written that down. Leave your name and e-mail too, and one of us will answer you.',
    added: 'That is written down with your message.',
    courtesy: 'Do write if there is anything I can help with.',
    meant: 'Do you mean this? If not, please put it another way.',
    nearest: 'I am not sure of the answer. The closest I can find is:',
    unanswered: 'I am sorry, I cannot answer that.',
    dayPassed: 'That day has already passed.',
    daysPassed: 'Those days have already passed.',
    dayAhead: 'That day has not come yet.',
    daysAhead: 'Those days have not come yet.',
  },
};

/** Compiles the published flows of one language into what `advance` answers from. Pure. */
export function compileLanguage(
  flows: readonly PublishedFlow[],
  agent: AgentDefaults,
  language: Language,
  { entityTypes, officeTimes, company }: ReleaseParts,
): CompiledLanguage {
  const sayable = withoutUntold(flows, untoldValues(company, officeTimes));
  const published = sayable.filter(({ isWaiting }) => !isWaiting);
  const waiting = sayable.filter(({ isWaiting }) => isWaiting);
  const ids = new Set(published.map((flow) => flow.id));
  const parents = new Set(published.map((flow) => flow.parentId));
  const elseFlows = new Map(
    published.flatMap(({ id, parentId, intentType }) =>
      parentId && intentType === IntentType.fallback ? [[parentId, id]] : [],
    ),
  );
  const flowOfMaster = (masterId: string | null) =>
    (masterId && published.find((flow) => flow.masterId === masterId)?.id) || null;
  return {
    language: language.languageCodeShort,
    timeZone: agent.timeZone,
    ...(officeTimes.length && { officeTimes }),
    company,
    ...(waiting.length && {
      waitingFlowIds: waiting.map(({ id }) => id),
      waitingTitles: waiting.map(({ title }) => title),
    }),
    welcomeFlowId: flowOfMaster(agent.defaultWelcomeFlowId),
    fallbackFlowId: flowOfMaster(agent.defaultFallbackFlowId),
    threshold: agent.mlClassification / 10,
    welcomeBackMinutes,
    words: words[language.languageCodeShort],
    ...compilePhraseLayers(
      published.map(({ id, phrases }) => ({
        id,
        phrases: phrases.map((phrase) => phraseContent.parse(phrase)),
      })),
      entityTypes,
    ),
    flows: Object.fromEntries(
      published.map((flow) => {
        const compiled = compileFlow(flow, {
          ids,
          hasFollowUps: parents.has(flow.id),
          language: language.languageCodeShort,
        });
        const elseFlowId = elseFlows.get(flow.id);
        return [flow.id, elseFlowId ? { ...compiled, elseFlowId } : compiled];
      }),
    ),
  };
}

function compileFlow(
  flow: PublishedFlow,
  {
    ids,
    hasFollowUps,
    language,
  }: { ids: ReadonlySet<string>; hasFollowUps: boolean; language: LanguageCode },
): CompiledFlow {
  const phrases = flow.phrases.map((phrase) => phraseContent.parse(phrase));
  const parameters = compileParameters(phrases, language);
  const { priority, gptUse } = flowSettings.parse(flow.content.settings ?? {});
  return {
    id: flow.id,
    title: flow.title,
    parentId: flow.parentId,
    hasFollowUps,
    responses: flow.content.chatResponseList
      .map((stored) => chatResponse.parse(stored))
      .map((response) => ({ bubbles: response.speechBubbleList.map((bubble) => compileBubble(bubble, ids)) }))
      .filter((response) => response.bubbles.length > 0)
      .map((response) => (takesValues(response.bubbles) ? { ...response, takesValues: true } : response)),
    actions: flow.content.intentActionList.flatMap((action) => compileAction(action, ids)),
    ...(parameters.length && { parameters }),
    ...(gptUse !== FlowGptUse.doNotUse && {
      inGeneration: {
        use: gptUse === FlowGptUse.useAsAnswer ? 'answer' : 'source',
        phrases: phrases.slice(0, mostExamples).map(({ question }) => question),
      },
    }),
    ...(priority === 'high' && { isUrgent: true }),
  };
}
