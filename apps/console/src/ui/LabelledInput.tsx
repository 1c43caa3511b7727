import { type ComponentProps, useId } from 'react';
import { FieldFrame } from './FieldFrame.tsx';
import { FramedInput } from './FramedInput.tsx';

export interface LabelledInputProps extends ComponentProps<typeof FramedInput> {
  label: string;
  /** What is good to know about the value. */
  note?: string | undefined;
  /** What is wrong with it, in place of the note. */
  error?: string | null | undefined;
  /** What is wrong is read out as soon as it appears; without it the form leads to it. */
  announced?: boolean;
}

/** A text field with its label above, and what is good to know or wrong below. */
export function LabelledInput({ label, note, error, announced = false, ...input }: LabelledInputProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} note={note} problem={error ?? undefined} quiet={!announced}>
      <FramedInput
        {...input}
        id={id}
        aria-invalid={typeof error === 'string'}
        aria-describedby={error || note ? `${id}-note` : undefined}
      />
    </FieldFrame>
  );
}
