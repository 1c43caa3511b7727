export { absence, isOnline } from './absence.ts';
export { getPerson } from './get-person.ts';
export { getUserData } from './get-user-data.ts';
export { removePictureAt } from './picture.ts';
export { profileRoutes } from './routes.ts';
export { setChatStatus } from './set-chat-status.ts';
export { plansEnded } from './subscriptions-end.ts';
