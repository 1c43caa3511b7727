import { type FieldPath, type FieldPathValue, get, useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { textOfKey } from '../../../lib/i18n/i18n.ts';
import type { WidgetValues } from '../widget-values.ts';

type WidgetPath = FieldPath<WidgetValues>;

/** The paths of fields that hold any text, a number, yes or no, or a colour. */
export type PathOf<Value> = {
  [Path in WidgetPath]: [Value] extends [FieldPathValue<WidgetValues, Path>]
    ? [FieldPathValue<WidgetValues, Path>] extends [Value]
      ? Path
      : never
    : never;
}[WidgetPath];

/** A field of the widget that is edited: its value, how it changes, and what is wrong with it in words. */
export function useWidgetField<Path extends WidgetPath>(path: Path) {
  const { control } = useFormContext<WidgetValues>();
  const { field } = useController({ control, name: path });
  const change: (value: FieldPathValue<WidgetValues, Path>) => void = field.onChange;
  return { value: field.value, change, problem: useProblem()(path) };
}

/** Says in words what is wrong at a path; undefined when nothing is. */
export function useProblem() {
  const { t } = useTranslation('widgets');
  const { formState } = useFormContext<WidgetValues>();
  const { errors } = formState;
  return (path: string): string | undefined => {
    const key: unknown = get(errors, `${path}.message`);
    return typeof key === 'string' ? (textOfKey(key) ?? t('field.invalid')) : undefined;
  };
}
