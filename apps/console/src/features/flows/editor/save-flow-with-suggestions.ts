import { type Flow, type FlowInput, newId } from '@samtale/contract';
import { mapMessages } from './change-flow.ts';
import {
  baseOf,
  baseOfNew,
  type EditorFlow,
  emptyEditorFlow,
  type FlowBase,
  flowInput,
} from './editor-flow.ts';
import type { EditorMessage } from './editor-message.ts';
import { newPhrase } from './phrases/editor-phrase.ts';

interface SaveFlow {
  base: FlowBase;
  flow: EditorFlow;
  publish: boolean;
  /** Saves one flow on the server. */
  save(input: FlowInput): Promise<Flow>;
  /**
   * Told after each step that stays done whatever follows, so that another try after a failure makes nothing twice:
   * the flow has an id now, or a suggestion leads to a flow that is there now.
   */
  onStep(base: FlowBase, flow: EditorFlow): void;
}

/**
 * Saves a flow in this order: a new flow whose suggestions lead to new follow-up flows is first
 * made empty for its id, then each of those flows is made as a draft, then the flow itself is saved. A failure
 * anywhere is thrown and nothing after it is done. Returns the titles of the flows that were made.
 */
export async function saveFlowWithSuggestions({ base, flow, publish, save, onStep }: SaveFlow) {
  let own = base;
  let current = flow;
  const step = (nextBase: FlowBase, nextFlow: EditorFlow) => {
    own = nextBase;
    current = nextFlow;
    onStep(own, current);
  };

  const wanted = newFollowUps(flow);
  if (wanted.length > 0 && own.id === newId) {
    const made = await save(flowInput(own, { ...emptyEditorFlow(), title: flow.title }, false));
    step({ ...baseOf(made), needsPhrases: base.needsPhrases }, current);
  }
  for (const { title, phrase } of wanted) {
    const made = await save(followUpInput(own.id, title, phrase));
    step(own, leadTo(current, title, made.id));
  }
  const saved = await save(flowInput(own, current, publish));
  return { saved, madeTitles: wanted.map(({ title }) => title) };
}

/** The flows that are to be made, each once: copies of a button lead to the same one. */
function newFollowUps(flow: EditorFlow): { title: string; phrase: string }[] {
  const messages = flow.responses.flatMap(({ bubbles }) => bubbles.flatMap((bubble) => bubble.messages));
  const phrases = new Map<string, string>();
  for (const message of messages) {
    const title = newTitleOf(message);
    if (title !== null && message.kind === 'suggestion' && !phrases.has(title))
      phrases.set(title, message.displayText.trim() || title);
  }
  return [...phrases].map(([title, phrase]) => ({ title, phrase }));
}

/** The title of the flow that is made for a button; null when none is. */
const newTitleOf = (message: EditorMessage): string | null =>
  message.kind === 'suggestion' && message.target.kind === 'new'
    ? message.target.title.trim() || message.displayText.trim()
    : null;

function followUpInput(parentId: string, title: string, phrase: string): FlowInput {
  const flow = { ...emptyEditorFlow(), title, phrases: [newPhrase(phrase)] };
  return flowInput(baseOfNew(parentId), flow, false);
}

function leadTo(flow: EditorFlow, title: string, id: string): EditorFlow {
  return mapMessages(flow, (message) =>
    message.kind === 'suggestion' && newTitleOf(message) === title
      ? { ...message, target: { kind: 'flow', id } }
      : message,
  );
}
