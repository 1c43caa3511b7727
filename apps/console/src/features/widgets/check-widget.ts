import {
  chatClientInput,
  newId,
  type WidgetContext,
  type WidgetProblem,
  widgetKeys,
  widgetProblems,
} from '@samtale/contract';
import type { WidgetValues } from './widget-values.ts';

/** What is wrong with a widget, as the server would find it too. */
export function problemsOf(values: WidgetValues, context: WidgetContext): WidgetProblem[] {
  const checked = chatClientInput.safeParse(values);
  if (!checked.success)
    return checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), messageKey: message }));
  const unchosen = checked.data.chatConfig.chatMenuItemList.flatMap(({ intentId }, index) =>
    intentId === newId
      ? [{ path: `chatConfig.chatMenuItemList.${index}.intentId`, messageKey: widgetKeys.unknownFlow }]
      : [],
  );
  return [...widgetProblems(checked.data, context), ...unchosen];
}
