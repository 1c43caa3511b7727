import { expect, test } from 'vitest';
import { type TranscriptEntry, transcriptOf } from '../../transcript/index.ts';
import { isSameEntry, sectionEvents, sectionsOf } from './sections.ts';

/** A log in which the visitor has said everything, from a number on. */
const saidFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => ({
    seq: first + place,
    at: '2026-11-20T12:00:00.000Z',
    clientId: null,
    event: { type: 'endUserSaid' as const, text: String(first + place) },
  }));
const outline = (first: number, last: number) =>
  sectionsOf(transcriptOf(saidFrom(first, last)), first).map(({ number, entries }) => [
    number,
    entries[0]?.seq,
    entries.at(-1)?.seq,
  ]);

test('every entry stands in one section, in order', () => {
  const sections = sectionsOf(transcriptOf(saidFrom(1, 5 * sectionEvents)), 1);
  const seqs = sections.flatMap(({ entries }) => entries.map(({ seq }) => seq));
  expect(seqs).toEqual(saidFrom(1, 5 * sectionEvents).map(({ seq }) => seq));
});

test('a part of a log has the same sections as the whole of it, without one that is cut', () => {
  const whole = outline(1, 300);
  expect(whole).toEqual([
    [0, 1, 63],
    [1, 64, 127],
    [2, 128, 191],
    [3, 192, 255],
    [4, 256, 300],
  ]);
  expect(outline(100, 300)).toEqual(whole.slice(2));
  expect(outline(128, 300)).toEqual(whole.slice(2));
  expect(outline(129, 300)).toEqual(whole.slice(3));
});

test('an entry is another one when its run, its day or its work has changed', () => {
  const [entry] = transcriptOf(saidFrom(1, 1)) as [TranscriptEntry];
  if (entry.kind !== 'said') throw new Error('Something was said');
  const reason = {
    text: '',
    understood: null,
    flows: [],
    filling: [],
    conditions: [],
    emptyForms: [],
    generation: null,
    unsolved: false,
    openFlowId: null,
  };
  const request = { type: 'workRequested', flowId: '', action: 'request', about: '' } as const;
  const asked = { ...entry, reason: { ...reason, work: [{ seq: 1, request, outcome: null }] } };
  const outcome = { type: 'workDone', of: 1, detail: '', tookMs: 1 } as const;
  const done = { ...entry, reason: { ...reason, work: [{ seq: 1, request, outcome }] } };
  expect(isSameEntry(entry, { ...entry })).toBe(true);
  expect(isSameEntry(asked, done)).toBe(false);
  expect(isSameEntry(entry, { ...entry, endsRun: !entry.endsRun })).toBe(false);
  expect(isSameEntry(entry, { ...entry, startsDay: !entry.startsDay })).toBe(false);
});
