import type { TrainingState } from '@samtale/contract';
import { expect, test } from 'vitest';
import { stripState } from './strip-state.ts';

const trained: TrainingState = {
  state: 'idle',
  progress: 1,
  releaseNumber: 12,
  releasedAt: '2026-11-20T13:30:00Z',
  hasUntrainedChanges: false,
  trainingPhraseCount: 10_003,
  flowCount: 77,
  durationMs: 2000,
  blockedBy: [],
};

test('what goes on now is told before anything else', () => {
  expect(stripState({ ...trained, state: 'running', hasUntrainedChanges: true })).toBe('running');
  expect(stripState({ ...trained, state: 'failed', hasUntrainedChanges: true })).toBe('failed');
});

test('changes without a release are told before the release', () => {
  expect(stripState({ ...trained, hasUntrainedChanges: true })).toBe('changed');
  const blockedBy = [{ testId: 'test', title: 'Levering' }];
  expect(stripState({ ...trained, hasUntrainedChanges: true, blockedBy })).toBe('blocked');
  expect(stripState({ ...trained, state: 'running', hasUntrainedChanges: true, blockedBy })).toBe('running');
  expect(stripState(trained)).toBe('done');
  expect(stripState({ ...trained, releaseNumber: 0, releasedAt: null })).toBe('never');
});
