import type { Ref } from 'react';

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** Endings and media types, with commas between. */
  accept: string;
  onFile(file: File): void;
}

/** Opens the browser's choice of a file, clicked by a button beside it. */
export function FileInput({ ref, label, accept, onFile }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      accept={accept}
      onChange={({ target }) => {
        const [chosen] = target.files ?? [];
        if (chosen) onFile(chosen);
        // The same file may be chosen again, once it has been changed.
        target.value = '';
      }}
    />
  );
}
