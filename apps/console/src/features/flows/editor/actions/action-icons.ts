import { ActionType } from '@samtale/contract';
import {
  Braces,
  ClipboardCheck,
  ClipboardList,
  CornerUpRight,
  Headset,
  type LucideIcon,
  Mail,
  MapPin,
  MapPinCheck,
  MessageSquareX,
  PhoneForwarded,
  PhoneOff,
  Send,
  Smartphone,
} from 'lucide-react';

export const actionIcons: Record<ActionType, LucideIcon> = {
  [ActionType.redirectIntent]: CornerUpRight,
  [ActionType.chatWithHuman]: Headset,
  [ActionType.closeChatbot]: MessageSquareX,
  [ActionType.sendEmail]: Mail,
  [ActionType.sendSms]: Smartphone,
  [ActionType.apiRequest]: Send,
  [ActionType.dynamicAPIRequest]: Braces,
  [ActionType.formRegistrationStart]: ClipboardList,
  [ActionType.formRegistrationEnd]: ClipboardCheck,
  [ActionType.frontDeskGetLocations]: MapPin,
  [ActionType.frontDeskVerifyLocation]: MapPinCheck,
  [ActionType.forwardCall]: PhoneForwarded,
  [ActionType.hangupCall]: PhoneOff,
};

/** The kinds as they are offered. */
export const actionGroups = [
  {
    name: 'conversation',
    types: [ActionType.redirectIntent, ActionType.chatWithHuman, ActionType.closeChatbot],
  },
  { name: 'messages', types: [ActionType.sendEmail, ActionType.sendSms] },
  {
    name: 'systems',
    types: [
      ActionType.dynamicAPIRequest,
      ActionType.apiRequest,
      ActionType.formRegistrationStart,
      ActionType.formRegistrationEnd,
      ActionType.frontDeskGetLocations,
      ActionType.frontDeskVerifyLocation,
    ],
  },
  { name: 'phone', types: [ActionType.forwardCall, ActionType.hangupCall] },
] as const satisfies { name: string; types: ActionType[] }[];

type Offered = (typeof actionGroups)[number]['types'][number];
/** A kind that no group offers does not compile. */
({}) satisfies Record<Exclude<ActionType, Offered>, never>;
