import type { CheckFinding } from '@samtale/contract';
import type { BotUnderCheck } from './bot-under-check.ts';
import { finding } from './finding.ts';

/** Published flows that only say their own title, as imports once had those answer that came without an answer. */
export const titleAnswers = ({ flows }: BotUnderCheck): CheckFinding[] =>
  flows
    .filter(({ head, texts, hasRecording }) => {
      const isTitle = texts.length === 1 && texts[0]?.trim() === head.title.trim();
      return head.isPublished && isTitle && !hasRecording;
    })
    .map(({ head }) => finding('titleAsAnswer', { intent: head, text: head.title }));
