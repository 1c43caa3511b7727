import type { ConversationTestListItem, TestState } from '@samtale/contract';
import { inOrder } from '../../ui/in-order.ts';
import type { TestSearch } from './test-search.ts';

export type ShownState = TestState | 'never';

/** How a test went last. */
export const shownState = ({ result }: Pick<ConversationTestListItem, 'result'>): ShownState =>
  result?.state ?? 'never';

/** What has to be looked at comes first. */
const urgency: Record<ShownState, number> = { failed: 0, changed: 1, never: 2, passed: 3 };

/** The tests whose title holds the text, in the order that the address asks for. */
export function arrangeTests(
  tests: readonly ConversationTestListItem[],
  { search = '', by, reversed }: TestSearch,
  language: string,
): ConversationTestListItem[] {
  const wanted = search.trim().toLocaleLowerCase(language);
  const byTitle = (one: ConversationTestListItem, other: ConversationTestListItem) =>
    inOrder(one.title, other.title);
  // Dates with the newest first.
  const ran = ({ result }: ConversationTestListItem) => (result ? -Date.parse(result.ranAt) : 0);
  const orders: Record<NonNullable<TestSearch['by']> | 'state', typeof byTitle> = {
    state: (one, other) => urgency[shownState(one)] - urgency[shownState(other)],
    title: byTitle,
    ran: (one, other) => ran(one) - ran(other),
  };
  const direction = reversed ? -1 : 1;
  return tests
    .filter(({ title }) => title.toLocaleLowerCase(language).includes(wanted))
    .sort((one, other) => direction * (orders[by ?? 'state'](one, other) || byTitle(one, other)));
}
