import { danish, endpoints, newId } from '@samtale/contract';
import { asBuilder } from './as-builder.ts';
import { draftFlows } from './draft-flows.ts';
import type { Product } from './product.ts';
import { beginConversation } from './visitor-by-calls.ts';

const many = 50;

/** Fills what lists show: flows, phrases of one of them, customers, chats, and messages of the newest chat. */
export async function haveManyOfEverything(product: Product): Promise<void> {
  const call = await asBuilder(product);
  const { agentId } = product;
  const params = { agentId, languageId: danish.id };
  const draft = await draftFlows(product, 'da');
  for (let n = 0; n < many; n++) await draft(`Sag nummer ${n}`);
  await draft('Alle sager', {
    trainingPhraseList: Array.from({ length: many }, (_, index) => ({
      id: newId,
      index,
      question: `Hvordan går det med sag nummer ${index}?`,
    })),
  });
  const customers = Array.from(
    { length: many },
    (_, n) => `Kunde ${n},kunde${n}@example.com,+4570101${100 + n}`,
  );
  await call(endpoints.customers.importCustomers, {
    params,
    query: { name: 0, email: 1, phone: 2, comment: 'none', source: 'none', hasHeader: 'false' },
    rawBody: new Blob([customers.join('\n')]),
  });
  const begin = () => beginConversation(product, 'da');
  for (let n = 0; n < many; n++) await (await begin()).say(`Hvad sker der med sag nummer ${n}?`);
  const { say } = await begin();
  for (let n = 0; n < many; n++) await say(`Og hvad med ${n}?`);
}
