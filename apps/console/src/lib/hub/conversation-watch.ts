import type { Acknowledgement, Delivery, WatchRequest } from '@samtale/contract';
import { applyDelivery, type ConversationLog, emptyLog } from './conversation-log.ts';

/** How far a watch has come: `failed` carries the key of what the server said. */
export type WatchState =
  | { status: 'loading' | 'ready'; log: ConversationLog }
  | { status: 'failed'; log: ConversationLog; messageKey: string };

interface WatchOptions {
  chatToken: string;
  /** Asks the hub for what comes after a number; null when no answer came. */
  ask(request: WatchRequest): Promise<Acknowledgement<Delivery> | null>;
  onChange(state: WatchState): void;
}

/**
 * Follows one conversation, whatever the connection does. Call `receive` with every run that arrives and `catchUp` on
 * every (re)connection; one question is under way at a time, and a gap seen meanwhile leads to another.
 */
export function watchConversation({ chatToken, ask, onChange }: WatchOptions) {
  let log = emptyLog;
  let asking = false;
  let askAgain = false;
  let cursor: string | undefined;

  const receive = (run: Delivery): void => {
    if (run.chatToken !== chatToken) return;
    const applied = applyDelivery(log, run);
    if (applied.gap) return void catchUp();
    if (applied.log === log) return;
    log = applied.log;
    onChange({ status: 'ready', log });
    if (run.cursor && !asking) {
      cursor = run.cursor;
      void catchUp();
    }
  };

  const catchUp = async (): Promise<void> => {
    if (asking) {
      askAgain = true;
      return;
    }
    asking = true;
    do {
      askAgain = false;
      const answer = await ask({ chatToken, after: log.upTo, ...(cursor && { cursor }) });
      if (answer?.ok) {
        receive(answer.value);
        // A log comes in pages.
        cursor = answer.value.cursor;
        if (cursor) askAgain = true;
        else onChange({ status: 'ready', log });
      } else if (answer && isBusy(answer)) {
        await pause((answer.retryAfter ?? 1) * 1000);
        askAgain = true;
      } else if (answer) {
        onChange({ status: 'failed', log, messageKey: answer.messageKey });
      }
    } while (askAgain);
    asking = false;
  };

  return { receive, catchUp };
}

const isBusy = ({ code }: { code: string }) => code === 'tooManyRequests' || code === 'unavailable';

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
