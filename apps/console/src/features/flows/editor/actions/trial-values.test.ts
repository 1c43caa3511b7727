import { ActionType } from '@samtale/contract';
import { expect, test } from 'vitest';
import { newAction, withParameter } from './editor-action.ts';
import { namesInAction } from './trial-values.ts';

const url = 'https://example.com/{{sag}}';

test('a request that passes on what its flow collects is tried with those values', () => {
  const action = withParameter(newAction(ActionType.apiRequest), 'url', url);
  expect(namesInAction(action, ['dag', 'sag'])).toEqual(['sag', 'dag']);
});

test('one that only has places for values is tried with those it has', () => {
  const action = withParameter(newAction(ActionType.dynamicAPIRequest), 'url', url);
  expect(namesInAction(action, ['dag', 'sag'])).toEqual(['sag']);
});
