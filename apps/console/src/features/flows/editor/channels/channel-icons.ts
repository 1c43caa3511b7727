import { Channel } from '@samtale/contract';
import { type LucideIcon, MessageCircle, MessagesSquare, Phone, Smartphone } from 'lucide-react';

export const channelIcons: Record<Channel, LucideIcon> = {
  [Channel.widget]: MessageCircle,
  [Channel.facebook]: MessagesSquare,
  [Channel.phoneCall]: Phone,
  [Channel.sms]: Smartphone,
};
