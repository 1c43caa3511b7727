import {
  type CustomerImportPreview,
  type CustomerImportReport,
  type CustomerMapping,
  IntegrationType,
} from '@samtale/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { App } from '../../app.ts';
import { SkippedRows } from '../../platform/csv/skipped-rows.ts';
import type { AgentScope } from '../../platform/database/table-scope.ts';
import { unpack } from '../../platform/worker-pool/packed.ts';
import { accountOf } from '../agents/index.ts';
import { customerPreviewTask, importedCustomersTask } from './import-tasks.ts';
import type { ImportedCustomer } from './imported-customers-task.ts';
import { insertCustomers } from './insert-customers.ts';
import { lockContacts } from './lock-customer.ts';
import type { ContactKind } from './normalise-contact.ts';
import { customerContacts } from './tables.ts';

/** What a file holds and how it would be read. Stores nothing. */
export async function previewCustomers(
  app: App,
  agentId: string,
  bytes: Uint8Array,
  mapping: CustomerMapping,
): Promise<CustomerImportPreview> {
  const company = (await accountOf(app, agentId)) ?? agentId;
  return app.workers.run(customerPreviewTask, company, { bytes, mapping });
}

/**
 * Imports customers, all of them or none. A row one of whose contacts a customer has, or an earlier row, is left
 * out: which of the two is right is for a person to say.
 */
export async function importCustomers(
  app: App,
  agentId: string,
  bytes: Uint8Array,
  mapping: CustomerMapping,
): Promise<CustomerImportReport> {
  const company = (await accountOf(app, agentId)) ?? agentId;
  const file = await app.workers.run(importedCustomersTask, company, { bytes, mapping });
  return app.database.longTransaction(async (session) => {
    const scope = session.agent(agentId);
    await lockContacts(session, agentId);
    const skipped = new SkippedRows(file.skipped);
    const lastModified = app.now().toISOString();
    let addedCount = 0;
    for (const list of unpack(file.customers)) {
      const known = await knownContacts(scope, list);
      const fresh = list.filter(({ line, shown, contacts }) => {
        const isKnown = contacts.some(({ kind, value }) => known.has(keyOf(kind, value)));
        if (isKnown) skipped.add(line, 'alreadyThere', shown);
        return !isKnown;
      });
      await insertCustomers(
        session,
        agentId,
        fresh.map(({ name, comment, source, contacts }) => ({
          name,
          comment,
          source,
          contacts,
          integrationType: IntegrationType.notSet,
          solved: false,
          handled: false,
          lastModified,
        })),
      );
      addedCount += fresh.length;
    }
    return { rowCount: file.rowCount, addedCount, ...skipped.report() };
  });
}

const keyOf = (kind: ContactKind, value: string) => `${kind} ${value}`;

/** Those contacts of the rows that customers have already. No two rows have one in common. */
async function knownContacts(scope: AgentScope, rows: readonly ImportedCustomer[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const wanted of ['phone', 'email'] as const) {
    const values = rows.flatMap(({ contacts }) =>
      contacts.flatMap(({ kind, value }) => (kind === wanted ? [value] : [])),
    );
    if (!values.length) continue;
    const where = and(eq(customerContacts.kind, wanted), inArray(customerContacts.value, values));
    for (const { value } of await scope.select(customerContacts, { where })) known.add(keyOf(wanted, value));
  }
  return known;
}
