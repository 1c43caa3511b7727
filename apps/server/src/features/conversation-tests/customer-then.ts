import type { LanguageCode, PretendedCustomer } from '@samtale/contract';
import type { CustomerFact, FilterOperator, LoggedEvent } from '@samtale/dialog';
import type { DatabaseSession } from '../../platform/database/database.ts';
import { readCustomerFacts } from '../customers/index.ts';

interface HeldWith {
  agentId: string;
  customerId: string | null;
  /** What came of what the visitor said. */
  answers: readonly LoggedEvent[];
  languageCode: LanguageCode;
}

/**
 * Whom a test pretends to be with that is made of a conversation with a customer. What tells who that is is not taken
 * over: where there was such a fact, one stands that is made up. Null for a customer who was not known.
 */
export async function customerThen(
  session: Pick<DatabaseSession, 'agent'>,
  { agentId, customerId, answers, languageCode }: HeldWith,
): Promise<PretendedCustomer | null> {
  if (!customerId || factThen(answers, 'known') === false) return null;
  const facts = await readCustomerFacts(session, agentId, customerId);
  if (!facts) return null;
  const had = (fact: CustomerFact): boolean => factThen(answers, fact) ?? !!facts[fact]?.length;
  const was = (fact: CustomerFact): boolean => factThen(answers, fact) ?? facts[fact]?.[0] === 'true';
  const { name, phone, email, comment } = madeUp[languageCode];
  return {
    name: had('name') ? name : '',
    phone: had('phone') ? phone : '',
    email: had('email') ? email : '',
    source: facts.source?.[0] ?? '',
    comment: had('comment') ? comment : '',
    handled: was('handled'),
    solved: was('solved'),
  };
}

type MadeUp = Pick<PretendedCustomer, 'name' | 'phone' | 'email' | 'comment'>;
const phone = '+4500000000';

const madeUp: Record<LanguageCode, MadeUp> = {
  da: { name: 'Kunde', phone, email: 'kunde@example.com', comment: 'Kommentar' },
  en: { name: 'Customer', phone, email: 'customer@example.com', comment: 'Comment' },
};

/**
 * Whether a fact was true, or was there, when the bot asked for it last: the customer may have been changed since.
 * Undefined where the bot did not ask that.
 */
function factThen(answers: readonly LoggedEvent[], fact: CustomerFact): boolean | undefined {
  const told = answers.flatMap(({ event }) => {
    if (event.type !== 'conditionsChecked') return [];
    return event.conditions.flatMap(({ condition, holds }) => {
      if (condition.kind !== 'customer' || condition.name !== fact) return [];
      if (affirming.has(condition.operator)) return [holds];
      return denying.has(condition.operator) ? [!holds] : [];
    });
  });
  return told.at(-1);
}

const affirming: ReadonlySet<FilterOperator> = new Set(['true', 'notEmpty']);
const denying: ReadonlySet<FilterOperator> = new Set(['false', 'empty']);
