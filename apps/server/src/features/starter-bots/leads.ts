import { BotKind, Trade } from '@samtale/contract';

/** The flows in which a visitor asks for a time, a table, a room, a place in a class or a meeting. No trade has two of them. */
export const visits: readonly string[] = ['bookTime', 'bookTable', 'availability', 'enrol', 'meeting'];

/** What customers of each trade come for, as far as the bot can see to it. */
const ofTrades: Record<Trade, readonly string[]> = {
  [Trade.shop]: ['order', 'complaint'],
  [Trade.clinic]: ['bookTime', 'cancelTime'],
  [Trade.salon]: ['bookTime', 'cancelTime'],
  [Trade.restaurant]: ['bookTable', 'party'],
  [Trade.craft]: ['quote'],
  [Trade.accommodation]: ['availability', 'cancellation'],
  [Trade.advice]: ['meeting'],
  [Trade.animals]: ['bookTime', 'cancelTime'],
  [Trade.teaching]: ['enrol', 'cancelTime'],
  [Trade.other]: [],
};

const mostOfService = 4;

/** The keys of the flows that the welcome of a bot leads to. All of them are published. */
export function leadsOf(kind: BotKind, trade: Trade): string[] {
  const ofTrade = ofTrades[trade];
  if (kind === BotKind.support) return ['login', 'bug', 'invoice'];
  if (kind === BotKind.sales) {
    const visit = ofTrade.find((key) => visits.includes(key)) ?? 'meeting';
    return ['quote', visit, 'contact'];
  }
  return [...ofTrade, 'openingHours', 'contact', 'human'].slice(0, mostOfService);
}
