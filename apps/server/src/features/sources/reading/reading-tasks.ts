import type { Failed, PageContact, ReadDocument } from './reading.ts';
import type { SignIn } from './site-settings.ts';

/** A reply as it came. */
export interface RawPage {
  bytes: Uint8Array;
  contentType: string;
  /** Where it came from, which links are relative to. */
  url: string;
}

/** What of a page is taken (`SiteSettings`). */
export interface PageSelection {
  excludedContent: readonly string[];
  mainTagName: string;
  lastModifiedTagName: string;
}

export interface HtmlPage {
  title: string;
  text: string;
  language: string | null;
  /** ISO 8601. */
  lastModified: string | null;
  canonical: string | null;
  /** It is not to be found, or its links are not to be followed. */
  noIndex: boolean;
  noFollow: boolean;
  /** Whole addresses, each once. */
  links: readonly string[];
  contact: PageContact;
}

export interface SignInForm {
  action: string;
  method: 'GET' | 'POST';
  /** Filled in, the hidden ones included. */
  fields: readonly { name: string; value: string }[];
  hasPassword: boolean;
}

export interface SiteMap {
  pages: readonly string[];
  siteMaps: readonly string[];
}

/** What the process does: what goes in by kind, and what comes out. */
export interface ReadingTasks {
  page: { task: RawPage & { selection: PageSelection }; outcome: HtmlPage };
  form: { task: RawPage & { signIn: SignIn }; outcome: SignInForm };
  words: { task: RawPage & { words: string }; outcome: { stands: boolean } };
  siteMap: { task: { bytes: Uint8Array }; outcome: SiteMap };
  document: { task: { path: string; name: string }; outcome: ReadDocument };
}
export type ReadingTaskKind = keyof ReadingTasks;

export type ReadingMessage<K extends ReadingTaskKind = ReadingTaskKind> = {
  [Kind in K]: { kind: Kind; task: ReadingTasks[Kind]['task'] };
}[K];
export type ReadingOutcome<K extends ReadingTaskKind> = ReadingTasks[K]['outcome'] | Failed;
