export { outliveSessions } from './outlive-sessions.ts';
export { pushJob } from './push-job.ts';
export { PushNotices } from './push-notices.ts';
export { pushRoutes } from './routes.ts';
export { sendPush } from './send-push.ts';
export { vapidKeys } from './vapid-keys.ts';
