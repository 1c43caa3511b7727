import type { LanguageCode } from '@samtale/contract';
import type { SentFile } from '@samtale/dialog';
import type { Suggestion } from './conversation-log.ts';
import type { SessionState } from './session-state.ts';
import type { LeftInTab } from './tab-memory.ts';

/** What the app needs of the visitor's side of the chat, be it with a server or only shown in the console. */
export interface ChatSession {
  /** Whether there is a host page to close the chat on. */
  readonly embedded: boolean;
  /** The widget's; empty where there is no server to ask. */
  readonly clientKey: string;
  readonly getState: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Says it as the visitor; `suggestion` is what was chosen instead of written. The text may be empty with files. */
  say(text: string, suggestion?: Suggestion, files?: readonly SentFile[]): void;
  /** Opens the visitor's conversation, which is begun if there is none; null when that cannot be now. */
  token(): Promise<string | null>;
  /** The visitor has changed what they are about to say; it may be empty. */
  wrote(draft: string): void;
  /** The visitor has scrolled the conversation to so many pixels; null to its end. */
  scrolled(top: number | null): void;
  /** Whether the end of the conversation is within view: only then what is said there counts as seen. */
  sees(isEnd: boolean): void;
  /** What the visitor has begun and not sent, on this page or the one before. */
  begun(): Partial<LeftInTab>;
  /** Leaves it for the next page. */
  leave(begun: Partial<LeftInTab>): void;
  retry(clientId: string): void;
  close(): void;
  /** From the small welcome to the chat. */
  expand(): void;
  maximise(isMaximised: boolean): void;
  showEarlier(): void;
  /** Leaves the present conversation, if there is one, and greets in `language`. */
  restart(language: LanguageCode): void;
}
