import {
  chatClientInput,
  newId,
  type WidgetProblem,
  type WidgetSurroundings,
  widgetKeys,
  widgetProblems,
} from '@samtale/contract';
import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import type { WidgetValues } from './widget-values.ts';

/** What is wrong with a widget, as the server would find it too. */
export function problemsOf(values: WidgetValues, surroundings: WidgetSurroundings): WidgetProblem[] {
  const checked = chatClientInput.safeParse(values);
  if (!checked.success)
    return checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), messageKey: message }));
  const unchosen = checked.data.chatConfig.chatMenuItemList.flatMap(({ intentId }, index) =>
    intentId === newId
      ? [{ path: `chatConfig.chatMenuItemList.${index}.intentId`, messageKey: widgetKeys.unknownFlow }]
      : [],
  );
  return [...widgetProblems(checked.data, surroundings), ...unchosen];
}

/** The form's own check. */
export const widgetResolver =
  (surroundings: () => WidgetSurroundings): Resolver<WidgetValues> =>
  (values) => {
    const problems = problemsOf(values, surroundings());
    if (!problems.length) return { values, errors: {} };
    const errors: FieldErrors<WidgetValues> = {};
    // The first of a field counts.
    for (const { path, messageKey } of problems.toReversed())
      set(errors, path, { type: 'widget', message: messageKey });
    return { values: {}, errors };
  };

/** The paths of everything that a form has found wrong. */
export function pathsOf(errors: object, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const path = prefix + name;
    return 'message' in error && typeof error.message === 'string' ? [path] : pathsOf(error, `${path}.`);
  });
}
