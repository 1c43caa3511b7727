export { checkFile } from './check-file.ts';
export { checkPicture, isAnimatedWebp, type PictureLimits } from './check-picture.ts';
export { forgetInterval, forgetUnusedFiles } from './forget-unused.ts';
export { keepFile, sentFile } from './keep-file.ts';
export { fileRoutes } from './routes.ts';
export { conversationFiles, files } from './tables.ts';
export { claimFiles, claimForConversation, releaseFiles, releaseFromConversation } from './use-files.ts';
export { withoutMetadata } from './without-metadata.ts';
