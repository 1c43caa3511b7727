import { parameterNameMax } from '@samtale/contract';
import { useId } from 'react';
import { FramedInput } from '../../../../ui/FramedInput.tsx';
import { useValuesInScope } from '../parameters/values-in-scope.ts';
import { useValueWords } from '../values/use-value-words.ts';

interface ParameterNameInputProps {
  label: string;
  value: string;
  placeholder?: string;
  invalid?: boolean;
  /** What is told of the company can be meant too. */
  takesCompany?: boolean;
  onChange(value: string): void;
}

/** The name of a parameter: one that there is, or a new one. */
export function ParameterNameInput({
  label,
  value,
  placeholder,
  invalid = false,
  takesCompany = false,
  onChange,
}: ParameterNameInputProps) {
  const list = useId();
  const values = useValuesInScope();
  const words = useValueWords();
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
        {values
          .filter(({ isOfCompany }) => takesCompany || !isOfCompany)
          .map((value) => (
            <option key={value.name} value={value.name} label={words(value)} />
          ))}
      </datalist>
    </>
  );
}
