import type { ParameterValue } from './parameters.ts';
import type { Form } from './state.ts';

/** What is said belongs to every form that is open. */
export const withFormValues = (
  forms: Readonly<Record<string, Form>>,
  values: Readonly<Record<string, ParameterValue | null>>,
): Record<string, Form> =>
  Object.fromEntries(
    Object.entries(forms).map(([id, form]) => [
      id,
      form.isOpen ? { ...form, values: withValues(form.values, values) } : form,
    ]),
  );

/** What a page tells is a value like any that was said. */
export function withTold(
  parameters: Readonly<Record<string, ParameterValue>>,
  told: Readonly<Record<string, string>>,
): Record<string, ParameterValue> {
  const values = Object.entries(told).map(
    ([name, value]) => [name, value ? { value, text: value } : null] as const,
  );
  return withValues(parameters, Object.fromEntries(values));
}

export function withValues(
  parameters: Readonly<Record<string, ParameterValue>>,
  values: Readonly<Record<string, ParameterValue | null>>,
): Record<string, ParameterValue> {
  const all = Object.entries({ ...parameters, ...values });
  return Object.fromEntries(all.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
