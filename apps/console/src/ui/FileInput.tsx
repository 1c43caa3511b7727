import type { Ref } from 'react';

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** Endings and media types, with commas between. */
  accept: string;
  onFile?(file: File): void;
  /** Takes several at once. */
  onFiles?(files: readonly File[]): void;
}

/** Opens the browser's choice of a file, clicked by a button beside it. */
export function FileInput({ ref, label, accept, onFile, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      accept={accept}
      multiple={onFiles !== undefined}
      onChange={({ target }) => {
        const chosen = [...(target.files ?? [])];
        if (chosen[0]) onFile?.(chosen[0]);
        if (chosen.length) onFiles?.(chosen);
        // The same file may be chosen again, once it has been changed.
        target.value = '';
      }}
    />
  );
}
