export { readDocument } from './read-document.ts';
export type {
  DocumentPart,
  Failed,
  KnownReply,
  PageContact,
  PageHours,
  ReadDocument,
  ReadFailure,
  Reading,
} from './reading.ts';
export { readingTurns } from './reading-turns.ts';
export { isSelector } from './selector.ts';
export { SiteReader } from './site/site-reader.ts';
export type { SignIn, SiteSettings } from './site-settings.ts';
