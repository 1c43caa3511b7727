import { secretKeys, secretValueMax } from '@samtale/contract';
import { textOfKey } from '../../lib/i18n/i18n.ts';
import { LabelledInput } from '../../ui/LabelledInput.tsx';

interface SecretValueInputProps {
  label: string;
  note: string;
  value: string;
  autoFocus: boolean;
  isWrong: boolean;
  onChange(value: string): void;
}

/** The value of a secret, unseen while it is written too. */
export function SecretValueInput({
  label,
  note,
  value,
  autoFocus,
  isWrong,
  onChange,
}: SecretValueInputProps) {
  return (
    <LabelledInput
      type="password"
      autoComplete="new-password"
      label={label}
      note={note}
      value={value}
      maxLength={secretValueMax}
      autoFocus={autoFocus}
      error={isWrong ? textOfKey(secretKeys.tooShort) : null}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
