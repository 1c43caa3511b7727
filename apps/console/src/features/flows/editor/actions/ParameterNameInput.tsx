import { parameterNameMax } from '@samtale/contract';
import { useId } from 'react';
import { FramedInput } from '../../../../ui/FramedInput.tsx';
import { useValuesInScope } from '../parameters/values-in-scope.ts';

interface ParameterNameInputProps {
  label: string;
  value: string;
  placeholder?: string;
  invalid?: boolean;
  onChange(value: string): void;
}

/** The name of a parameter: one that there is, or a new one. */
export function ParameterNameInput({
  label,
  value,
  placeholder,
  invalid = false,
  onChange,
}: ParameterNameInputProps) {
  const list = useId();
  const values = useValuesInScope();
  return (
    <>
      <FramedInput
        aria-label={label}
        aria-invalid={invalid}
        list={list}
        maxLength={parameterNameMax}
        spellCheck={false}
        frameHeight={38}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={list}>
        {values.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
