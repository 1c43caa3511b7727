import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { textOfKey } from '../i18n/i18n.ts';

/** What a field's input is given. */
export interface CheckedField {
  name: string;
  value: string;
  /** What is wrong with it, in words. */
  error: string | undefined;
  ref(input: HTMLElement | null): void;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
}

/**
 * A form of few fields: what is wrong is said below the field, by the message key of the schema, and the first such
 * field gets the focus. It needs no form library, which would be a twentieth of what the browser loads first.
 */
export function useCheckedForm<Values extends Record<string, string>, Checked>(
  schema: z.ZodType<Checked>,
  empty: Values,
  send: (checked: Checked) => void,
) {
  type Field = keyof Values & string;
  const [values, setValues] = useState(empty);
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({});
  const inputs = useRef<Partial<Record<Field, HTMLElement | null>>>({});

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = schema.safeParse(values);
    if (checked.success) {
      setProblems({});
      return send(checked.data);
    }
    const found: Partial<Record<Field, string>> = {};
    for (const { path, message } of checked.error.issues) found[path[0] as Field] ??= message;
    setProblems(found);
    const first = (Object.keys(values) as Field[]).find((name) => found[name]);
    if (first) inputs.current[first]?.focus();
  };

  const set = (name: Field, value: string) => {
    setValues((now) => ({ ...now, [name]: value }));
    setProblems((now) => ({ ...now, [name]: undefined }));
  };

  /** What is wrong with it may name values. */
  const field = (name: Field, named?: Record<string, string>): CheckedField => {
    const key = problems[name];
    return {
      name,
      value: values[name] ?? '',
      error: key ? (textOfKey(key, named) ?? key) : undefined,
      ref: (input: HTMLElement | null) => {
        inputs.current[name] = input;
      },
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => set(name, target.value),
    };
  };
  return { values, submit, field, set };
}
