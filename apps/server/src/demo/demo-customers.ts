import { IntegrationType } from '@samtale/contract';
import { insertCustomers } from '../features/customers/index.ts';
import type { DatabaseSession } from '../platform/database/database.ts';

interface DemoCustomer {
  name: string;
  phone?: string;
  email?: string;
  source: string;
  comment: string;
  solved?: boolean;
  handled?: boolean;
}

/** Nobody real: roles and made-up companies, addresses at example.com. The first was changed last. */
const demoCustomers: DemoCustomer[] = [
  {
    name: 'Cykelklubben Nord',
    phone: '+4520000101',
    email: 'klub@example.com',
    source: 'Messe',
    comment: 'Vil have tilbud på ti hjelme til ungdomsholdet.',
    handled: true,
  },
  {
    name: 'Kommunens cykelkontor',
    phone: '+4520000102',
    email: 'cykler@example.com',
    source: 'Hjemmeside',
    comment: 'Serviceaftale på 24 elcykler, fornyes i marts.',
  },
  {
    name: 'Bageriet på Hjørnet',
    phone: '+4520000103',
    source: 'Butik',
    comment: 'Ladcykel til udbringning. Ring efter kl. 13.',
    handled: true,
    solved: true,
  },
  {
    name: 'Ærø Cykeludlejning',
    email: 'udlejning@example.com',
    source: 'Messenger',
    comment: 'Spurgte til levering på øen.',
  },
  {
    name: 'Skolens sekretær',
    phone: '+4520000105',
    email: 'kontor@example.com',
    source: 'Hjemmeside',
    comment: '',
    solved: true,
  },
  {
    name: 'Formanden for grundejerforeningen',
    phone: '+4520000106',
    source: 'Telefon',
    comment: 'Cykelskur til 30 cykler, afventer generalforsamling.',
  },
];

/** The demo agent's customers, changed a quarter of an hour apart. */
export function createDemoCustomers(session: DatabaseSession, agentId: string, now: Date): Promise<void> {
  return insertCustomers(
    session,
    agentId,
    demoCustomers.map(({ phone, email, solved = false, handled = false, ...customer }, index) => ({
      ...customer,
      solved,
      handled,
      integrationType: IntegrationType.notSet,
      contacts: [
        ...(phone ? [{ kind: 'phone' as const, value: phone, verified: false, label: '' }] : []),
        ...(email ? [{ kind: 'email' as const, value: email, verified: false, label: '' }] : []),
      ],
      lastModified: new Date(now.getTime() - index * 15 * 60_000).toISOString(),
    })),
  );
}
