import { auditMoments, type Endpoint, endpoints, isAudited } from '@samtale/contract';
import { expect, test } from 'vitest';
import daRest from '../../locales/da/rest.ts';
import enRest from '../../locales/en/rest.ts';
import { auditQueryOf } from './audit-query.ts';
import { titlesSaying } from './audit-sentences.ts';

const languages = { da: daRest.auditLog, en: enRest.auditLog };

/** Everything that can be entered, as the contract declares it. */
const declared = [
  ...Object.entries(endpoints).flatMap(([noun, group]) =>
    Object.entries<Endpoint>(group)
      .filter(([, endpoint]) => isAudited(endpoint) || endpoint.audit === 'byItself')
      .map(([name]) => `${noun}.${name}`),
  ),
  ...Object.values(auditMoments),
].sort();

test.for(['da', 'en'] as const)('what can be entered has words, and its kind a name (%s)', (language) => {
  const { did, kinds } = languages[language];
  const told = Object.entries<Record<string, string>>(did).flatMap(([noun, acts]) =>
    Object.keys(acts).map((name) => `${noun}.${name}`),
  );
  expect(told.sort()).toEqual(declared);
  expect(Object.keys(kinds).sort()).toEqual(Object.keys(did).sort());
});

test('a search finds what is called so on the screen', () => {
  expect(titlesSaying(languages.da.did, 'slettede et FLOW')).toEqual(['flows.deleteFlow']);
  expect(titlesSaying(languages.da.did, '  ')).toEqual([]);
  const days = { from: '2026-11-20', to: '2026-11-20' };
  const query = auditQueryOf({ search: 'deleted a flow', ...days }, languages.en.did);
  expect(query).toMatchObject({ searchText: 'deleted a flow', titles: 'flows.deleteFlow' });
  expect(Date.parse(query.to ?? '') - Date.parse(query.from ?? '')).toBe(86_400_000);
});
