import type { OutboundFailure } from '@samtale/providers/http';

/** Why something could not be read. */
export type ReadFailure = OutboundFailure | 'status' | 'signIn' | 'notReadable' | 'noText' | 'robots';

export interface Failed {
  failure: ReadFailure;
  /** What went wrong in words of the other side, e.g. `503`; may be empty. */
  detail: string;
}

/** What a page's reply is known by, to ask whether there is another. */
export interface KnownReply {
  etag: string | null;
  httpLastModified: string | null;
}

/** A piece of a document. */
export interface DocumentPart {
  /** Its heading, or the range of its pages: `3` or `3-7`; may be empty. */
  title: string;
  /** Its first page, from 1; null of documents without pages. */
  page: number | null;
  text: string;
}

export interface ReadDocument {
  title: string;
  /** As `da`; null where the document does not say. */
  language: string | null;
  parts: readonly DocumentPart[];
}

/** A span of a weekday; 0 is Sunday, the times are `09:30`. */
export interface PageHours {
  day: number;
  from: string;
  to: string;
}

/** How a page says that its company is reached; without what it does not say. */
export interface PageContact {
  phone?: string | undefined;
  email?: string | undefined;
  /** `Havnegade 1, 8000 Aarhus`. */
  address?: string | undefined;
  hours?: readonly PageHours[] | undefined;
}

interface Page extends KnownReply {
  /** Its canonical address, which may be another than was asked for. */
  url: string;
  title: string;
  text: string;
  /** As `da`; null where the page does not say. */
  language: string | null;
  /** As the page says, ISO 8601; null where it does not. */
  lastModified: string | null;
  /** Addresses that it leads to and that are to be read. */
  links: readonly string[];
  contact: PageContact;
}

/** What came of reading one address. */
export type Reading =
  | ({ kind: 'page' } & Page)
  | ({ kind: 'document'; url: string } & ReadDocument & KnownReply)
  /** It says of itself that it is not to be found (`noindex`), but leads on. */
  | { kind: 'unlisted'; url: string; links: readonly string[] }
  /** As known (304). */
  | { kind: 'unchanged' }
  /** There is none any more (404, 410). */
  | { kind: 'gone'; status: number }
  /** It led to somewhere that is not to be read. */
  | { kind: 'moved'; url: string }
  /** There is nothing to read on it, but it may lead on. */
  | { kind: 'failed'; failure: 'noText'; detail: string; links: readonly string[] }
  | ({ kind: 'failed' } & Failed);

/** Thrown where reading one thing comes to an end. */
export class ReadError extends Error {
  readonly failure: ReadFailure;
  readonly detail: string;

  constructor(failure: ReadFailure, detail = '') {
    super(detail || failure);
    this.failure = failure;
    this.detail = detail;
  }
}
