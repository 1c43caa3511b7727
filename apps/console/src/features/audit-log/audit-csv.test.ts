import type { AuditEntry } from '@samtale/contract';
import { expect, test } from 'vitest';
import { auditCsv } from './audit-csv.ts';

const entry = (more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: '1',
  at: '2026-11-20T09:00:00.000Z',
  title: 'flows.deleteFlow',
  userId: null,
  userName: 'Bo "B" Lund',
  address: '192.0.2.1',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0',
  records: { intentId: 'abc' },
  named: [],
  ...more,
});

test('an entry is a line, with quotes doubled', () => {
  expect(auditCsv(['Who', 'What'], [entry()], { flows: { deleteFlow: 'deleted a flow' } })).toBe(
    '\uFEFF"Who";"What"\r\n"2026-11-20T09:00:00.000Z";"Bo ""B"" Lund";"deleted a flow";"abc";"192.0.2.1";"Chrome Windows"\r\n',
  );
});

test('a name that a spreadsheet would reckon with stays a name', () => {
  const csv = auditCsv([], [entry({ userName: '=HYPERLINK("x")' })], {});
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
});
