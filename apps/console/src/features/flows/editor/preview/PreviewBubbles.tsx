import { type Channel, IntegrationType } from '@samtale/contract';
import type { EditorBubble } from '../editor-flow.ts';
import { MessengerPreview } from './MessengerPreview.tsx';
import { PhonePreview } from './PhonePreview.tsx';
import { SmsPreview } from './SmsPreview.tsx';
import { WidgetPreview } from './WidgetPreview.tsx';

interface PreviewBubblesProps {
  bubbles: readonly EditorBubble[];
  channel: Channel;
  /** A recording is played instead of what is spoken. */
  isReplaced: boolean;
}

/** Bubbles as a channel has them. */
export function PreviewBubbles({ bubbles, ...shown }: PreviewBubblesProps) {
  return bubbles.map((bubble) => <PreviewBubble key={bubble.id} bubble={bubble} {...shown} />);
}

type PreviewBubbleProps = Omit<PreviewBubblesProps, 'bubbles'> & { bubble: EditorBubble };

function PreviewBubble({ bubble, channel, isReplaced }: PreviewBubbleProps) {
  switch (channel) {
    case IntegrationType.widget:
      return <WidgetPreview bubble={bubble} />;
    case IntegrationType.facebook:
      return <MessengerPreview bubble={bubble} />;
    case IntegrationType.sms:
      return <SmsPreview bubble={bubble} />;
    case IntegrationType.phoneCall:
      return <PhonePreview bubble={bubble} isReplaced={isReplaced} />;
  }
}
