import { IntegrationType } from '@samtale/contract';
import { type LucideIcon, MessageCircle, MessagesSquare, Phone, Smartphone } from 'lucide-react';

/** A channel that a bubble can be said on; the numbers are the spec's. */
export type BubbleChannel = 1 | 2 | 3 | 4;

export const channelIcons: Record<BubbleChannel, LucideIcon> = {
  [IntegrationType.widget]: MessageCircle,
  [IntegrationType.facebook]: MessagesSquare,
  [IntegrationType.phoneCall]: Phone,
  [IntegrationType.sms]: Smartphone,
};
