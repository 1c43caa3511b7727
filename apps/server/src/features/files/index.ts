export { checkFile } from './check-file.ts';
export { forgetInterval, forgetUnusedFiles } from './forget-unused.ts';
export { sentFile } from './keep-file.ts';
export { fileRoutes } from './routes.ts';
export { conversationFiles, files } from './tables.ts';
export { claimFiles, claimForConversation, releaseFiles, releaseFromConversation } from './use-files.ts';
