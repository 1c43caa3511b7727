let title = '';
let waiting = 0;

const show = () => {
  document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${title} · Samtale`;
};

/** What the screen is called, without the number and the product's name. */
export const pageTitle = (): string => title;

/** Names the screen in the browser's tab; the number of those who wait stays before it. */
export function setPageTitle(next: string): void {
  title = next;
  show();
}

/** Puts how many wait before the name of every screen; nothing when nobody does. */
export function setWaitingInTitle(count: number): void {
  waiting = count;
  if (title) show();
}
