/** Shows all of what the visitor has opened in the conversation; its beginning, where there is not room for more. */
export function bringIntoView(opened: Element): void {
  const room = opened.closest('.scroller')?.clientHeight ?? 0;
  opened.scrollIntoView({ block: opened.clientHeight < room ? 'nearest' : 'start' });
}
