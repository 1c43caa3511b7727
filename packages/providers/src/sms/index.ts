export { normaliseNumber } from './normalise-number.ts';
export { createSmsSender, type Sms, type SmsSender } from './sms-sender.ts';
