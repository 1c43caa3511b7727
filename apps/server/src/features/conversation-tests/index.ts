export { forgetTests } from './forget-tests.ts';
export { conversationTestRoutes } from './routes.ts';
export { conversationTests } from './tables.ts';
export { testRelease } from './test-release.ts';
export { testsForExport } from './tests-for-export.ts';
