import type { ErrorReply } from '@samtale/contract';
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import type { z } from 'zod';
import { isSameValue } from './is-same-value.ts';

/** Message keys of what is wrong, by the path of the field; in the order in which it is told. */
export type Problems = Readonly<Record<string, string>>;

/** What is sent to save a record, or why it cannot be. */
export type Checked<Body> = { body: Body } | { problems: Problems };

/** Checks what is to be sent by the contract's schema. `more` is what the schema cannot know: of a field it counts first. */
export function checkBy<Body>(schema: z.ZodType<Body>, input: unknown, more: Problems = {}): Checked<Body> {
  const checked = schema.safeParse(input);
  if (checked.success && !Object.keys(more).length) return { body: checked.data };
  const issues = checked.error?.issues ?? [];
  const found = issues.map(({ path, message }) => ({ path: path.join('.'), messageKey: message }));
  return { problems: { ...byPath(found), ...more } };
}

/** What is to be sent, unless something is known to be wrong with it. */
export const checkedWith = <Body>(body: Body, problems: Problems): Checked<Body> =>
  Object.keys(problems).length ? { problems } : { body };

/** What the server says is wrong with fields; `fieldOf` makes the form's path of what it calls them. */
export const refusedFields = (
  { details }: ErrorReply,
  fieldOf: (path: string) => string = (path) => path,
): Problems => byPath((details.fields ?? []).map((told) => ({ ...told, path: fieldOf(told.path) })));

/** Problems as a list has them: the first of a field counts. */
export function byPath(told: readonly { path: string; messageKey: string }[]): Problems {
  const problems: Record<string, string> = {};
  for (const { path, messageKey } of told) problems[path] ??= messageKey;
  return problems;
}

/** What was wrong with the values that were sent, without the fields that are others by now. */
export const stillWrong = <Values>(
  told: Problems,
  sent: Values,
  now: Values,
  partAt: (values: Values, path: string) => unknown,
): Problems =>
  Object.fromEntries(
    Object.entries(told).filter(([path]) => isSameValue(partAt(sent, path), partAt(now, path))),
  );

/** A check as react-hook-form asks for it. */
export const resolverOf =
  <Values extends FieldValues, Body extends FieldValues>(
    check: (values: Values) => Checked<Body>,
  ): Resolver<Values, unknown, Body> =>
  (values) => {
    const checked = check(values);
    if ('body' in checked) return { values: checked.body, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const [path, message] of Object.entries(checked.problems))
      set(errors, path, { type: 'check', message });
    return { values: {}, errors };
  };

/** Everything that react-hook-form holds as wrong. */
export function problemsIn(errors: object, prefix = ''): Problems {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]: [string, unknown]): [string, string][] => {
      if (typeof error !== 'object' || error === null) return [];
      const path = prefix + name;
      return 'message' in error && typeof error.message === 'string'
        ? [[path, error.message]]
        : Object.entries(problemsIn(error, `${path}.`));
    }),
  );
}
