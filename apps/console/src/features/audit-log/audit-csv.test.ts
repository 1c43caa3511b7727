import type { AuditEntry } from '@samtale/contract';
import { expect, test } from 'vitest';
import { auditCsv } from './audit-csv.ts';
import { placeOf } from './record-place.ts';

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

test('what is gone is called what it was, or by its id', () => {
  const id = '01a20fe3-b4e7-75e6-8eec-ed7ba5aa8915';
  const gone = { title: 'team.deleteTeam', records: { teamId: id } };
  const named = [{ id, kind: 'team' as const, name: 'Support', languageId: null, isGone: true }];
  expect(placeOf(entry({ ...gone, named }))).toMatchObject({ name: 'Support', to: null, isGone: true });
  expect(placeOf(entry(gone))).toMatchObject({ id, name: null, kind: 'team', isGone: true });
  expect(placeOf(entry({ title: 'auth.deleteUser', records: { id } }))).toMatchObject({
    kind: 'user',
    isGone: true,
  });
  expect(placeOf(entry({ title: 'auth.signOutDevice', records: { id } }))).toBeNull();
  expect(auditCsv([], [entry({ ...gone, named })], {})).toContain('"Support"');
});
