import type { ChangeEvent } from 'react';

interface TextField {
  name: string;
  value: unknown;
  /** What is wrong with it, in words. */
  error: string | undefined;
  onChange(text: string): void;
}

/** What the input of a text is given. */
export const textFieldOf = ({ name, value, error, onChange }: TextField) => ({
  name,
  value: String(value),
  ...(error !== undefined && { error }),
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.value),
});
