import { type ComponentProps, useId } from 'react';
import { FieldFrame } from '../../../ui/FieldFrame.tsx';
import { FramedInput } from '../../../ui/FramedInput.tsx';
import { type PathOf, useWidgetField } from './use-widget-field.ts';

interface TextFieldProps
  extends Pick<ComponentProps<typeof FramedInput>, 'placeholder' | 'maxLength' | 'inputMode' | 'autoFocus'> {
  path: PathOf<string>;
  label: string;
  note?: string;
}

/** A line of text of the widget's. */
export function TextField({ path, label, note, ...input }: TextFieldProps) {
  const id = useId();
  const { value, change, problem } = useWidgetField(path);
  return (
    <FieldFrame id={id} label={label} note={note} problem={problem}>
      <FramedInput
        {...input}
        id={id}
        name={path}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={problem || note ? `${id}-note` : undefined}
        onChange={({ target }) => change(target.value)}
      />
    </FieldFrame>
  );
}
