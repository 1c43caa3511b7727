import type { UnderstoodText } from '../src/advance.ts';
import type { Generation, Passage } from '../src/generation.ts';
import type { CompiledLanguage } from '../src/release.ts';
import type { ReplyDetail } from '../src/reply-details.ts';
import type { WorkOutcome } from '../src/work.ts';
import { botOf, flowOf, says } from './bot-of-flows.ts';
import { TriedConversation } from './tried-conversation.ts';

const flows = [
  flowOf('fallback'),
  flowOf('hours', { hasFollowUps: true }),
  flowOf('sundays', { parentId: 'hours' }),
  flowOf('enough'),
  flowOf('sorry'),
  flowOf('booking', {
    parameters: [{ name: 'day', typeId: 'date' }],
    responses: says('Booked for {{day}}'),
  }),
  flowOf('joining', {
    parameters: [
      { name: 'age', typeId: 'number', question: 'How old?' },
      { name: 'name', typeId: 'text', takesAnything: true, question: 'Your name?' },
    ],
    responses: says('Joined, {{name}}'),
  }),
  flowOf('asking', {
    parameters: [{ name: 'topic', typeId: 'text', takesAnything: true, question: 'What about?' }],
    responses: says('Asked: {{topic}}'),
  }),
  flowOf('human', { actions: [{ kind: 'handOver' }] }),
];
export const topic: ReplyDetail = {
  name: 'topic',
  type: 'Category',
  description: '',
  categories: ['returns', 'other'],
};
const generation: Generation = {
  isAlone: false,
  channelId: 'widget',
  tokenLimit: 500_000,
  model: 'large',
  sourceIds: [],
  citing: 'titles',
  instructions: 'Be kind.',
  instructionsOutOfHours: 'We are closed.',
  details: [topic],
  detailsOutOfHours: [],
  temperature: 0.5,
  topP: 0.4,
  maxTokens: 300,
  mostAnswers: 100,
  limitFlowId: null,
  failedFlowId: null,
  failedText: '',
};
export const passage: Passage = { title: 'Returns', text: 'Within 30 days.', flowId: 'hours', use: 'source' };

export const covered = (flowId: string): UnderstoodText => ({
  layer: 'exact',
  ranking: [{ flowId, confidence: 1 }],
});
export const notCovered: UnderstoodText = { layer: 'none', ranking: [] };
export const outcome = (more: Partial<WorkOutcome>): WorkOutcome => ({ detail: '12', tookMs: 5, ...more });
export const text = 'Within **30** days';
export const answered = outcome({ answer: { text, citations: [passage] } });

/** A conversation in which a model answers what no flow covers, as far as `more` does not say otherwise. */
export class GeneratingConversation extends TriedConversation {
  override passages: Passage[] = [passage];

  constructor(more: Partial<Generation> = {}, bot: Partial<CompiledLanguage> = {}) {
    super(botOf(flows, { generation: { ...generation, ...more }, ...bot }));
  }

  say(said: string, understood = notCovered): string[] {
    return this.take({ type: 'said', text: said, understood });
  }
}
