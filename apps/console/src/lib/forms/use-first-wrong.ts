import { type RefObject, useEffect } from 'react';

/** Leads to the first field that is wrong, each time that something was. */
export function useFirstWrong(form: RefObject<HTMLElement | null>, refusals: number): void {
  useEffect(() => {
    if (refusals > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [form, refusals]);
}
