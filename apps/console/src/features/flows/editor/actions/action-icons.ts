import { ActionType } from '@samtale/contract';
import { CornerUpRight, Headset, type LucideIcon, MessageSquareX } from 'lucide-react';

export const actionIcons: Record<ActionType, LucideIcon> = {
  [ActionType.redirectIntent]: CornerUpRight,
  [ActionType.chatWithHuman]: Headset,
  [ActionType.closeChatbot]: MessageSquareX,
};
