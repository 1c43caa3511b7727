import { type Bubble, bubbleSchema, type Message } from './bubble.ts';
import { companyValues } from './company-values.ts';
import type { ErasedCounts } from './erased-counts.ts';
import type { ConversationEvent } from './event.ts';
import { fillBubbles, hasPlaceholder, namesInBubble, type ParameterValue } from './parameters.ts';
import type { CompiledLanguage } from './release.ts';

/** Stands where something was said that is erased: the same in every language, and nothing that anybody would say. */
export const erasedText = '•••••';

export interface AnonymisedEvent {
  event: ConversationEvent;
  /** How much was erased from it; nothing where it told nothing of the visitor. */
  erased: Partial<ErasedCounts>;
}

/**
 * An event without what tells who the visitor is: all that was said and noted, the values, and what the bot said as
 * far as it is not among `ownBubbles`, in which nobody's words were put. What happened stays, so that a log of such
 * events folds as it did. Pure; done again it changes nothing.
 */
export function anonymiseEvent(event: ConversationEvent, ownBubbles: ReadonlySet<string>): AnonymisedEvent {
  switch (event.type) {
    case 'endUserSaid': {
      const { files: _, ...said } = event;
      return { event: { ...said, text: erase(event.text) }, erased: { messages: count(event.text) } };
    }
    case 'answerRated':
    case 'chatRated':
    case 'chatRatingChanged':
      return { event: { ...event, text: erase(event.text) }, erased: { messages: count(event.text) } };
    case 'messageLeft': {
      const { name, email, text } = event;
      return {
        event: { ...event, name: erase(name), email: erase(email), text: erase(text) },
        erased: { messages: count(text) },
      };
    }
    case 'visitorTold': {
      const values = Object.fromEntries(
        Object.entries(event.values).map(([name, value]) => [name, erase(value)]),
      );
      return {
        event: { ...event, values },
        erased: { values: Object.values(event.values).filter(count).length },
      };
    }
    case 'questionUnsolved':
      // It is the visitor's message once more; what counts is whether others have asked it.
      return { event: { ...event, text: erase(event.text) }, erased: {} };
    case 'generationRequested':
      return {
        event: {
          ...event,
          question: erase(event.question),
          ...(event.doubted && { doubted: { ...event.doubted, entities: [] } }),
        },
        erased: {},
      };
    case 'staffSaid':
    case 'noteAdded': {
      const { files: _, ...said } = event;
      const kind = event.type === 'noteAdded' ? 'notes' : 'messages';
      return { event: { ...said, text: erase(event.text) }, erased: { [kind]: count(event.text) } };
    }
    case 'understood': {
      const { entities = [], ...rest } = event;
      return { event: rest, erased: { values: entities.length } };
    }
    case 'botSaid':
      return anonymiseBubbles(event, ownBubbles);
    case 'parametersSet':
      return {
        event: { ...event, values: eraseValues(event.values) },
        erased: { values: countValues(event.values) },
      };
    case 'formEnded':
      return {
        event: { ...event, values: eraseKnown(event.values) },
        erased: { values: countValues(event.values) },
      };
    case 'conditionsChecked': {
      const tells = ({ condition, actual }: (typeof event.conditions)[number]) =>
        condition.kind === 'value' && count(actual) > 0;
      const conditions = event.conditions.map((one) => (tells(one) ? { ...one, actual: erasedText } : one));
      return { event: { ...event, conditions }, erased: { values: event.conditions.filter(tells).length } };
    }
    case 'workRequested':
      return { event: { ...event, about: erase(event.about) }, erased: { values: count(event.about) } };
    case 'workDone':
      return { event: { ...event, detail: erase(event.detail) }, erased: { values: count(event.detail) } };
    case 'callForwarded':
      return {
        event: { ...event, to: { ...event.to, value: erase(event.to.value) } },
        erased: { values: count(event.to.value) },
      };
    case 'customerLinked':
      return { event: { ...event, customerId: null }, erased: { customers: event.customerId ? 1 : 0 } };
    case 'customerRecognised':
      return { event: { ...event, customerId: null }, erased: { customers: event.customerId ? 1 : 0 } };
    case 'answerSending':
      return { event: { ...event, to: erase(event.to) }, erased: { values: count(event.to) } };
    case 'started':
    case 'releaseAdopted':
    case 'flowTriggered':
    case 'parameterAsked':
    case 'fillingEnded':
    case 'heldTaken':
    case 'formStarted':
    case 'callEnded':
    case 'handOverRequested':
    case 'handOverUnavailable':
    case 'chatClosed':
    case 'takenOver':
    case 'handedOver':
    case 'returned':
    case 'anonymised':
    case 'left':
    case 'visitorLeft':
    case 'ended':
      return { event, erased: {} };
  }
}

/**
 * The bubbles that a release says to all visitors alike, those with nothing but the company's values in them among them; as
 * `anonymiseEvent` takes them. What was said of special days is not known any more.
 */
export function ownBubbles(
  compiled: Pick<CompiledLanguage, 'flows' | 'words' | 'company' | 'officeTimes' | 'language'>,
): Set<string> {
  const { flows, words } = compiled;
  const company = companyValues(compiled, 0);
  const isTold = (bubble: Bubble) => namesInBubble(bubble).every((name) => company[name]);
  const own = new Set<string>();
  const addText = (text: string) => own.add(written({ delay: 0, messages: [{ kind: 'text', text }] }));
  for (const { responses, parameters = [] } of Object.values(flows)) {
    for (const { bubbles, takesValues } of responses) {
      const said = takesValues ? fillBubbles(bubbles.filter(isTold), company) : bubbles;
      for (const bubble of said) own.add(written(bubble));
    }
    for (const { question = '' } of parameters) if (question && !hasPlaceholder(question)) addText(question);
  }
  if (words) addText(words.left);
  return own;
}

/** In the order of the schema, however it was stored. */
const written = (bubble: Bubble): string => JSON.stringify(bubbleSchema.parse(bubble));

function anonymiseBubbles(
  event: Extract<ConversationEvent, { type: 'botSaid' }>,
  own: ReadonlySet<string>,
): AnonymisedEvent {
  let erased = 0;
  const bubbles = event.bubbles.map((bubble) => {
    if (own.has(written(bubble))) return bubble;
    const changed = { ...bubble, messages: bubble.messages.map(eraseMessage) };
    if (written(changed) === written(bubble)) return bubble;
    erased++;
    return changed;
  });
  return { event: { ...event, bubbles }, erased: { messages: erased } };
}

/** Only words and addresses are filled with values; what is shown or chosen is the flow's own. */
function eraseMessage(message: Message): Message {
  switch (message.kind) {
    case 'text':
      return { ...message, text: erase(message.text) };
    case 'link': {
      const { continues } = message;
      return { kind: 'text', text: erasedText, ...(continues && { continues }) };
    }
    case 'image':
    case 'video':
    case 'suggestion':
      return { ...message, title: erase(message.title) };
    case 'card': {
      const { title, text, imageUrl } = message;
      return { kind: 'card', title: erase(title), text: erase(text), ...(imageUrl && { imageUrl }) };
    }
  }
}

const erase = (text: string): string => (text ? erasedText : '');
const count = (text: string): number => Number(text !== '' && text !== erasedText);

const erasedValue: ParameterValue = { value: erasedText, text: erasedText };

const eraseKnown = (values: Readonly<Record<string, ParameterValue>>): Record<string, ParameterValue> =>
  Object.fromEntries(Object.keys(values).map((name) => [name, erasedValue]));

/** Null takes a value away, which tells nothing. */
const eraseValues = (
  values: Readonly<Record<string, ParameterValue | null>>,
): Record<string, ParameterValue | null> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value && erasedValue]));

const countValues = (values: Readonly<Record<string, ParameterValue | null>>): number =>
  Object.values(values).filter((value) => value && count(value.text || value.value)).length;
