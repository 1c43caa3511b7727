export { createPushSender, type PushSender, type PushTarget, type VapidKeys } from './push-sender.ts';
