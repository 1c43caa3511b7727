export { performWork, type WorkPlace } from './perform-work.ts';
export { readReply } from './read-reply.ts';
export { actionRoutes } from './routes.ts';
export { takeSending } from './take-sending.ts';
