/** Puts the visitor where they write. On a touch screen the keyboard would cover what is to be read: they ask for it by tapping. */
export function focusField(field: HTMLElement | null): void {
  if (window.matchMedia('(pointer: coarse)').matches) document.querySelector('main')?.focus();
  else field?.focus();
}
