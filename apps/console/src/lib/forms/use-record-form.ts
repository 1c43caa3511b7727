import { useCallback, useRef } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  useForm,
  useWatch,
} from 'react-hook-form';
import { type Checked, type Problems, problemsIn, resolverOf, stillWrong } from './check-record.ts';
import { isSameValue } from './is-same-value.ts';
import { problemWords } from './problem-words.ts';
import { textFieldOf } from './text-field-of.ts';

/** The fields that hold a text. */
type TextField<Values> = { [F in keyof Values & string]: Values[F] extends string ? F : never }[keyof Values &
  string];

/** The values of a record that is edited, and what is wrong with them. What has not changed stays the same object. */
export function useRecordForm<Values extends FieldValues, Body extends FieldValues>(
  initial: Values,
  check: (values: Values) => Checked<Body>,
  partAt: (values: Values, path: string) => unknown = get,
) {
  const form = useForm<Values, unknown, Body>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: resolverOf(check),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { setValues, getErrors, setError, clearErrors } = form;
  const values = useWatch({ control: form.control, compute: (now: Values) => now });
  const problems = problemsIn(form.formState.errors);
  // Rows of a list are told apart by the objects that are drawn; the form's own are copies of them at first.
  const drawn = useRef(values);
  drawn.current = values;

  const set = useCallback(
    (next: (now: Values) => Values) => {
      const before = drawn.current;
      const now = next(before);
      if (isSameValue(before, now)) return;
      drawn.current = now;
      setValues(now);
      for (const path of Object.keys(problemsIn(getErrors())))
        if (partAt(before, path) !== partAt(now, path)) clearErrors(path as FieldPath<Values>);
    },
    [setValues, getErrors, clearErrors, partAt],
  );
  const change = useCallback((part: Partial<Values>) => set((now) => ({ ...now, ...part })), [set]);
  const problemOf = (path: string): string | undefined => {
    const key = problems[path];
    return key === undefined ? undefined : problemWords(key);
  };
  return {
    form,
    values,
    /** Changes all that stands here. What was wrong with a field that is another now is forgotten. */
    set,
    change,
    /** Message keys of what is wrong, by path. */
    problems,
    /** What is wrong with a field, in words. */
    problemOf,
    /** What a text field is given. */
    text: (name: TextField<Values>) =>
      textFieldOf({
        name,
        value: values[name],
        error: problemOf(name),
        onChange: (text) => set((now) => ({ ...now, [name]: text })),
      }),
    /** Hands on what is to be sent, and gives what comes of it; what is wrong with it where something is. */
    submit: async <Reply>(send: (body: Body) => Promise<Reply>) => {
      const outcome: { reply?: Reply; wrong?: Problems } = {};
      await form.handleSubmit(
        async (body) => {
          outcome.reply = await send(body);
        },
        (errors) => {
          outcome.wrong = problemsIn(errors);
        },
      )();
      return outcome;
    },
    /** Shows what the server says is wrong with what was sent, and gives it; a field that is another now is left alone. */
    show: (told: Problems, sent: Values): Problems => {
      const standing = stillWrong(told, sent, drawn.current, partAt);
      for (const [path, message] of Object.entries(standing))
        setError(path as FieldPath<Values>, { type: 'server', message });
      return standing;
    },
  };
}
