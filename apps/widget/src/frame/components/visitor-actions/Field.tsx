interface FieldProps {
  id: string;
  label: string;
  value: string;
  maxLength: number;
  /** What is wrong with it; empty while nothing is. */
  problem: string;
  onValue(value: string): void;
  /** Lines; one without. */
  rows?: number;
  autocomplete?: 'name' | 'email';
  readOnly?: boolean;
}

/** A field of a small form, with its name above and what is wrong with it below. */
export function Field(props: FieldProps) {
  const { id, label, value, maxLength, problem, onValue, rows, autocomplete, readOnly } = props;
  const shared = {
    id,
    class: 'input',
    value,
    maxLength,
    autocomplete,
    readOnly,
    inputMode: autocomplete === 'email' ? ('email' as const) : undefined,
    'aria-invalid': problem !== '',
    'aria-describedby': problem ? `${id}-problem` : undefined,
  };
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {rows ? (
        <textarea {...shared} rows={rows} onInput={(event) => onValue(event.currentTarget.value)} />
      ) : (
        <input {...shared} type="text" onInput={(event) => onValue(event.currentTarget.value)} />
      )}
      {problem && (
        <p id={`${id}-problem`} class="problem">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Whether it looks like an e-mail address; whether it is one, the server says. */
export const isMailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim());
