export { EntryKeeper } from './entry-keeper.ts';
export { forgetEntriesInterval, forgetOldEntries } from './forget-old-entries.ts';
export { auditLogRoutes } from './routes.ts';
