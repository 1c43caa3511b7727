import type { FlowListItem } from '@samtale/contract';
import { expect, test } from 'vitest';
import { flowStatus, searchPlaces } from '../../flow-list/index.ts';
import { type FlowQuery, flowsBelow, listRows, treeRows } from './arrange-flows.ts';
import { sampleFlow } from './sample-flow.ts';

const flow = (id: string, title: string, more: Partial<FlowListItem> = {}) =>
  sampleFlow(id, { title, ...more });

const flows = [
  flow('1', 'Åbningstider', { trainingPhraseCount: 9 }),
  flow('2', 'Levering', { lastModified: '2026-11-21T12:00:00Z' }),
  flow('3', 'Til udlandet', { followUpParentId: '2', isActive: false, isPublished: false }),
  flow('4', 'Til øerne', { followUpParentId: '3' }),
  flow('5', 'Zonen', { followUpParentId: 'gone' }),
];
const all: FlowQuery = { text: '', places: searchPlaces, foundIds: new Set(), language: 'da' };
const titles = (rows: { flow: FlowListItem }[]) => rows.map((row) => row.flow.title);

test('titles are sorted as Danes sort them', () => {
  expect(titles(listRows(flows, all))).toEqual([
    'Levering',
    'Til udlandet',
    'Til øerne',
    'Zonen',
    'Åbningstider',
  ]);
});

test('the most phrases and the newest change come first, and can be turned around', () => {
  expect(titles(listRows(flows, { ...all, sort: 'phrases' }))[0]).toBe('Åbningstider');
  expect(titles(listRows(flows, { ...all, sort: 'changed' }))[0]).toBe('Levering');
  expect(titles(listRows(flows, { ...all, sort: 'phrases', reversed: true })).at(-1)).toBe('Åbningstider');
});

test('a search finds titles in any case, and what the server found', () => {
  const rows = listRows(flows, { ...all, text: 'LEVER', foundIds: new Set(['1']) });
  expect(titles(rows)).toEqual(['Levering', 'Åbningstider']);
});

test('a title counts only where titles are searched in', () => {
  const query = { ...all, text: 'lever', places: ['response'], foundIds: new Set(['1']) } as const;
  expect(titles(listRows(flows, query))).toEqual(['Åbningstider']);
});

test('by status, what visitors get stands before what they do not', () => {
  const mixed = [
    flow('1', 'Kladde', { isActive: false, isPublished: false }),
    flow('2', 'Slået fra', { disabled: true }),
    flow('3', 'Ændret', { isActive: false }),
    flow('4', 'Udgivet'),
  ];
  const order = ['Udgivet', 'Ændret', 'Kladde', 'Slået fra'];
  expect(titles(listRows(mixed, { ...all, sort: 'status' }))).toEqual(order);
  expect(titles(listRows(mixed, { ...all, sort: 'status', reversed: true }))).toEqual(order.toReversed());
  expect(titles(listRows(mixed, { ...all, status: 'disabled' }))).toEqual(['Slået fra']);
});

test('drafts are the flows with something unpublished', () => {
  expect(titles(listRows(flows, { ...all, status: 'draft' }))).toEqual(['Til udlandet']);
});

test('the tree indents follow-ups, and a flow whose parent is gone stands at the top', () => {
  const rows = treeRows(flows, all, new Set());
  expect(rows.map(({ flow: { id }, depth }) => [id, depth])).toEqual([
    ['2', 0],
    ['3', 1],
    ['4', 2],
    ['5', 0],
    ['1', 0],
  ]);
});

test('what is collapsed hides its follow-ups, but not from a search, which keeps the ancestors', () => {
  expect(treeRows(flows, all, new Set(['2'])).map((row) => row.flow.id)).toEqual(['2', '5', '1']);
  const found = treeRows(flows, { ...all, text: 'øerne' }, new Set(['2']));
  expect(found.map(({ flow: { id }, matches }) => [id, matches])).toEqual([
    ['2', false],
    ['3', false],
    ['4', true],
  ]);
});

test('all flows below a flow are found, however deep', () => {
  expect(flowsBelow(flows, '2').map(({ id }) => id)).toEqual(['3', '4']);
});

test('a flow that is changed after it was published is neither draft nor published', () => {
  expect(flowStatus({ disabled: false, isPublished: true, isActive: false, isPlanned: false })).toBe(
    'changed',
  );
  expect(flowStatus({ disabled: true, isPublished: true, isActive: true, isPlanned: false })).toBe(
    'disabled',
  );
});

test('a row of the tree knows its place among its siblings', () => {
  const places = treeRows(flows, all, new Set()).map(({ place, siblings }) => `${place}/${siblings}`);
  expect(places).toEqual(['1/3', '1/1', '1/1', '2/3', '3/3']);
});
