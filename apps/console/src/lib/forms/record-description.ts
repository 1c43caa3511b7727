import type { ApiError, ErrorReply } from '@samtale/contract';
import type { Checked, Problems } from './check-record.ts';

/** What is said of a record that is edited. */
export interface RecordWords<From, Values> {
  /** What would be lost by leaving; without it nobody is asked. */
  unsaved?: string;
  saved: string | ((from: From) => string);
  /** Why it cannot be sent; without it the fields alone say so. */
  invalid?(problems: Problems, values: Values): string;
  /** Of a failure, in place of what its key says; null for that. */
  failed?(error: ApiError, from: From): string | null;
}

/** What tells the editor of one kind of record from that of another. Of a kind that can be new, `From` may be null. */
export interface RecordDescription<From, Values, Body> {
  /** As it was read; null for a new one. */
  loaded: From;
  /** It is taken over again whenever it is read again, unless something has been changed here. */
  follows?: boolean;
  /** A record as the form has it, an empty one for null. `sent` is what it was saved from, once it was. */
  valuesOf(saved: From, sent?: Values): Values;
  /** What stands in the form at first, where it is not what `loaded` says. */
  initial?: Values;
  /** Whether both would save the same. */
  isSame?(one: Values, other: Values): boolean;
  /** What stands in the form as it is meant, where something in it is still being typed. */
  written?(values: Values): Values;
  /**
   * What is sent to save it on top of `from`, by a schema of the contract, or why that cannot be. `began` is what stood
   * in the form when it was read.
   */
  check(values: Values, from: From, began: Values): Checked<Body>;
  send(body: Body, from: From): Promise<NonNullable<From>>;
  /** Not saved before. */
  isNew?(from: From): boolean;
  /** Whether a refusal means that somebody else has saved it meanwhile; by its status where this is not told. */
  isConflict?(error: ApiError): boolean;
  /** As somebody else has saved it; null when it is gone. Without it, no refusal is taken for that. */
  readNewest?(saved: NonNullable<From>): Promise<NonNullable<From> | null>;
  /** What is saved over what somebody else has saved; all that stands here where this is not told. */
  merge?(began: Values, mine: Values, newest: Values): Values;
  /** What a problem's path is about, where paths do not say where it stands. The problem goes once it is another. */
  partAt?(values: Values, path: string): unknown;
  /** What a refusal says of the fields; their paths as the server has them where this is not told. */
  problemsIn?(reply: ErrorReply, sent: Values): Problems;
  /** Told of a refusal first; true where all is done about it. */
  onRefused?(error: ApiError, sent: Values): boolean;
  /** Something is wrong with these fields. */
  onWrong?(paths: readonly string[]): void;
  /** It is saved, or read again. */
  onStored?(saved: NonNullable<From>): void;
  /** It is saved, and that was said. It is settled when nothing was typed since it was sent. */
  onSaved?(saved: NonNullable<From>, from: From, isSettled: boolean): void;
  /** It is saved for the first time. */
  onCreated?(saved: NonNullable<From>): void;
  words: RecordWords<From, Values>;
}
