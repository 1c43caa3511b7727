import type { ErrorReply } from '@samtale/contract';
import { useState } from 'react';
import type { z } from 'zod';
import { textOfKey } from '../i18n/i18n.ts';
import { textFieldOf } from './text-field-of.ts';

/**
 * The values of a form that has more than texts, and what is wrong with each: found by a schema, or told by the server,
 * which names fields by the last part of their path.
 */
export function useFormValues<Values extends object>(initial: Values) {
  type Field = keyof Values & string;
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({});
  const change = (part: Partial<Values>) => {
    setValues((now) => ({ ...now, ...part }));
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))));
  };
  const problemOf = (name: Field): string | undefined => {
    const key = problems[name];
    return key === undefined ? undefined : (textOfKey(key) ?? key);
  };
  return {
    values,
    dirty: JSON.stringify(values) !== JSON.stringify(initial),
    change,
    problemOf,
    /** What a text field is given. */
    text: (name: { [F in Field]: Values[F] extends string ? F : never }[Field]) =>
      textFieldOf({
        name,
        value: values[name],
        error: problemOf(name),
        onChange: (text) => change({ [name]: text } as Partial<Values>),
      }),
    /** Whether nothing is wrong; `more` is what the schema cannot know. */
    check: (schema: z.ZodType, more: Partial<Record<Field, string>> = {}): boolean => {
      const found: Partial<Record<string, string>> = { ...more };
      const checked = schema.safeParse(values);
      for (const { path, message } of checked.error?.issues ?? []) found[String(path[0])] ??= message;
      setProblems(found);
      return Object.keys(found).length === 0;
    },
    takeProblems: ({ details }: ErrorReply) => {
      const told = (details.fields ?? []).map(({ path, messageKey }) => [path.split('.').at(-1), messageKey]);
      if (told.length) setProblems(Object.fromEntries(told));
    },
  };
}
