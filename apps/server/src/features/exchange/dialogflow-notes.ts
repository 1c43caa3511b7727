import type { DialogflowAgent, DialogflowIntent } from './dialogflow-records.ts';
import type { NoteList } from './note-list.ts';

/** What an agent has as a whole that a bot has not. */
export function noteAgent(agent: DialogflowAgent, notes: NoteList): void {
  const { webhook, googleAssistant, analyzeQueryTextSentiment, enabledKnowledgeBaseNames } = agent;
  if (webhook?.available) notes.add('webhook', {}, webhook.url ?? '');
  const settings = [
    googleAssistant?.googleAssistantCompatible && 'Google Assistant',
    analyzeQueryTextSentiment && 'sentiment analysis',
    enabledKnowledgeBaseNames?.length && 'knowledge bases',
    agent.dialogBuilderMode && 'dialog builder',
  ];
  for (const setting of settings) if (setting) notes.add('agentSetting', {}, setting);
}

/** What an intent has in every language that a flow has not. */
export function noteIntent(intent: DialogflowIntent, notes: NoteList): void {
  const about = { title: intent.name };
  if (intent.webhookUsed || intent.webhookForSlotFilling) notes.add('webhook', about);
  const events = (intent.events ?? []).map(({ name }) => name);
  if (events.length) notes.add('event', about, events.join(', '));
  const { priority } = intent;
  const isMapped =
    priority == null || priority < 0 || priority === 0 || priority === usual || priority >= high;
  if (!isMapped) notes.add('priority', about, String(priority));
}

const usual = 500_000;
const high = 750_000;

/** Google's five steps as our two: above the usual one an intent goes first. */
export const priorityOf = ({ priority }: DialogflowIntent): 'default' | 'high' =>
  (priority ?? usual) >= high ? 'high' : 'default';
