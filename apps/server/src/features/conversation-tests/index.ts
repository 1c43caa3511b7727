export { conversationTestRoutes } from './routes.ts';
export { testRelease } from './test-release.ts';
