import { useState } from 'react';
import { toast } from './toast.tsx';

/**
 * What a form has said of saves that failed. Once one succeeds none of it is true any more, and its toasts are closed.
 * `of` tells apart what one form saves; without it all is the same.
 */
export class ToldFailures {
  private readonly keys = new Map<string, string[]>();

  readonly error = (text: string, of?: string) => this.during(() => toast.error(text), of);
  readonly failure = (error: unknown, of?: string) => this.during(() => toast.failure(error), of);

  /** Notes the errors that something tells of before it returns. */
  during(work: () => void, of = ''): void {
    this.keys.set(of, [...(this.keys.get(of) ?? []), ...toast.errorsOf(work)]);
  }

  settle(of = ''): void {
    for (const key of this.keys.get(of) ?? []) toast.close(key);
    this.keys.delete(of);
  }
}

/** What this form has said of saves that failed. */
export function useToldFailures(): ToldFailures {
  const [told] = useState(() => new ToldFailures());
  return told;
}
