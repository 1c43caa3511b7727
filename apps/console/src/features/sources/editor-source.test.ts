import { newId, SourceLoginType } from '@samtale/contract';
import { expect, test } from 'vitest';
import {
  findSourceProblems,
  inputOf,
  isSameSource,
  problemsOf,
  readSource,
  wholeAddress,
} from './editor-source.ts';
import { savedSource as saved } from './saved-source.ts';

const needs = { needsAddress: true, hasPassword: false };

test('what is read is what is saved, with the id and the number it was read at', () => {
  const input = inputOf(saved, readSource(saved));
  expect(input).toMatchObject({
    id: saved.id,
    revision: 3,
    url: saved.url,
    intervalHours: 24,
    password: null,
  });
  expect(input.gptSettingClientList).toEqual([saved.gptSettingClientList[0]?.id]);
  expect(findSourceProblems(input, needs)).toEqual({});
});

test('lines without words are no entries, and change nothing', () => {
  const source = readSource({ ...saved, notIncludeInUrl: ['/nyheder'] });
  const spaced = { ...source, notIncludeInUrl: '\n /nyheder \n\n' };
  expect(inputOf(saved, spaced).notIncludeInUrl).toEqual(['/nyheder']);
  expect(isSameSource(source, spaced)).toBe(true);
  expect(isSameSource(source, { ...source, notIncludeInUrl: '/job' })).toBe(false);
});

test('an address is whole', () => {
  expect(wholeAddress(' www.butik.dk ')).toBe('https://www.butik.dk');
  expect(wholeAddress('http://butik.dk')).toBe('http://butik.dk');
  expect(wholeAddress('')).toBe('');
});

test('starred fields are missed, and numbers that are none', () => {
  const source = {
    ...readSource(saved),
    url: '',
    intervalHours: '',
    loginType: SourceLoginType.password,
  };
  const input = inputOf({ id: newId, revision: 0 }, source);
  expect(findSourceProblems(input, needs)).toEqual({
    url: 'jobs.detail.error.400',
    intervalHours: 'jobs.validation.intervalHours',
    username: 'jobs.detail.error.400',
    password: 'jobs.detail.error.400',
    loginUrl: 'jobs.detail.error.400',
  });
  expect(findSourceProblems(input, { needsAddress: false, hasPassword: true })).not.toHaveProperty('url');
});

test('what is wrong with a line is wrong with its list', () => {
  expect(problemsOf([{ path: 'excludedContent.2', messageKey: 'jobs.validation.selector' }])).toEqual({
    excludedContent: 'jobs.validation.selector',
  });
});
