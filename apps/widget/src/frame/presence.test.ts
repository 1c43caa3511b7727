import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Presence } from './presence.ts';

const port = {
  sendTyping: vi.fn(),
  sendStoppedTyping: vi.fn(),
  sendSeen: vi.fn<(seq: number) => boolean>(),
  setPersonWrites: vi.fn<(writes: boolean) => void>(),
};
let presence: Presence;
beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  port.sendSeen.mockReturnValue(true);
  presence = new Presence(port);
});
afterEach(() => void vi.useRealTimers());

test('writing is told at once, and again now and then', () => {
  presence.wrote();
  presence.wrote();
  vi.advanceTimersByTime(2900);
  presence.wrote();
  expect(port.sendTyping).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(200);
  presence.wrote();
  expect(port.sendTyping).toHaveBeenCalledTimes(2);
});

test('what was taken back is told once, and writing again is told at once', () => {
  presence.tookBack();
  expect(port.sendStoppedTyping).not.toHaveBeenCalled();
  presence.wrote();
  presence.tookBack();
  presence.tookBack();
  expect(port.sendStoppedTyping).toHaveBeenCalledTimes(1);
  presence.wrote();
  expect(port.sendTyping).toHaveBeenCalledTimes(2);
});

test('a person writes for as long as they say so', () => {
  presence.personWrites();
  vi.advanceTimersByTime(5000);
  presence.personWrites();
  vi.advanceTimersByTime(5000);
  expect(port.setPersonWrites).not.toHaveBeenCalledWith(false);
  vi.advanceTimersByTime(1000);
  expect(port.setPersonWrites).toHaveBeenLastCalledWith(false);
});

test('what was seen is told once, and again when it could not be', () => {
  port.sendSeen.mockReturnValueOnce(false);
  for (const seq of [4, 4, 3, 4, 7]) presence.saw(seq);
  expect(port.sendSeen.mock.calls).toEqual([[4], [4], [7]]);
  presence.forget();
  presence.saw(2);
  expect(port.sendSeen).toHaveBeenLastCalledWith(2);
});
