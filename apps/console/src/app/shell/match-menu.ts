/** The most suggestions shown. */
const most = 10;

/** The entries whose title holds the text, without regard to case and surrounding space. */
export function matchMenu<Entry extends { title: string }>(entries: readonly Entry[], text: string): Entry[] {
  const wanted = text.trim().toLocaleLowerCase();
  return entries.filter(({ title }) => title.toLocaleLowerCase().includes(wanted)).slice(0, most);
}
