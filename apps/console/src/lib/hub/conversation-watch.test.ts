import type { Acknowledgement, Delivery, WatchRequest } from '@samtale/contract';
import { expect, test } from 'vitest';
import { applyDelivery, emptyLog, type LoggedEvent } from './conversation-log.ts';
import { type WatchState, watchConversation } from './conversation-watch.ts';

const chatToken = '01900000-0000-7000-8000-000000000001';

function said(seq: number): LoggedEvent {
  return { seq, at: '2026-11-20T12:00:00Z', clientId: null, event: { type: 'endUserSaid', text: `${seq}` } };
}

/** A run of a log in which every event may be seen. */
function run(after: number, upTo: number): Delivery {
  const events = Array.from({ length: upTo - after }, (_, index) => said(after + index + 1));
  return { chatToken, after, upTo, events };
}

const numbers = (log: { events: readonly LoggedEvent[] }) => log.events.map(({ seq }) => seq);

test('a run that comes twice or overlaps adds only what is new', () => {
  const first = applyDelivery(emptyLog, run(0, 3)).log;
  expect(applyDelivery(first, run(0, 3)).log).toBe(first);
  expect(numbers(applyDelivery(first, run(1, 5)).log)).toEqual([1, 2, 3, 4, 5]);
});

test('events in a run are put in order', () => {
  const shuffled = { ...run(0, 3), events: [said(3), said(1), said(2)] };
  expect(numbers(applyDelivery(emptyLog, shuffled).log)).toEqual([1, 2, 3]);
});

test('numbers that the reader may not see leave no gap', () => {
  const hidden = { ...run(0, 4), events: [said(1), said(4)] };
  const { log } = applyDelivery(emptyLog, hidden);
  expect(applyDelivery(log, run(4, 5)).gap).toBe(false);
});

test('a run beyond the end changes nothing and is a gap', () => {
  const { log } = applyDelivery(emptyLog, run(0, 2));
  expect(applyDelivery(log, run(4, 5))).toEqual({ log, gap: true });
});

test('a run that begins again takes the place of all that was there, once', () => {
  const { log } = applyDelivery(emptyLog, run(0, 4));
  const reset: Delivery = { ...run(0, 5), reset: true };
  const renewed = applyDelivery(log, reset).log;
  expect(renewed).toEqual({ upTo: 5, events: reset.events, renewals: 1 });
  // It may come twice, and after what was said later.
  const later = applyDelivery(renewed, run(5, 6)).log;
  expect(applyDelivery(later, reset).log).toBe(later);
});

test('a gap is filled by asking, and runs that arrive meanwhile are neither lost nor doubled', async () => {
  const states: WatchState[] = [];
  const asked: number[] = [];
  let answer: (reply: Acknowledgement<Delivery>) => void = () => {};
  const watch = watchConversation({
    chatToken,
    ask: ({ after }) => {
      asked.push(after);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    onChange: (state) => states.push(state),
  });

  const opening = watch.catchUp();
  watch.receive(run(4, 5));
  answer({ ok: true, value: run(0, 3) });
  await expect.poll(() => asked).toEqual([0, 3]);
  answer({ ok: true, value: run(3, 6) });
  await opening;
  watch.receive(run(5, 6));

  expect(numbers(states.at(-1)?.log ?? emptyLog)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a question that gets no answer leaves the log as it was until the next connection', async () => {
  const answers = [{ ok: true, value: run(0, 2) } as const, null, { ok: true, value: run(2, 4) } as const];
  let last: WatchState | undefined;
  const watch = watchConversation({
    chatToken,
    ask: async () => answers.shift() ?? null,
    onChange: (state) => {
      last = state;
    },
  });
  await watch.catchUp();
  await watch.catchUp();
  expect(last?.log.upTo).toBe(2);
  await watch.catchUp();
  expect(last?.log.upTo).toBe(4);
});

test('a refusal is told', async () => {
  const states: WatchState[] = [];
  const watch = watchConversation({
    chatToken,
    ask: async () => ({ ok: false, code: 'notFound', messageKey: 'error.notFound' }),
    onChange: (state) => states.push(state),
  });
  await watch.catchUp();
  expect(states).toEqual([{ status: 'failed', log: emptyLog, messageKey: 'error.notFound' }]);
});

/** Answers each question with the next of some pages. */
function pagesOf(...pages: Acknowledgement<Delivery>[]) {
  const asked: WatchRequest[] = [];
  const ask = async (request: WatchRequest) => {
    asked.push(request);
    return pages.shift() ?? null;
  };
  return { asked, ask };
}
const page = (delivery: Delivery): Acknowledgement<Delivery> => ({ ok: true, value: delivery });

test('a long log is asked for page by page, and is ready with the last', async () => {
  const states: WatchState[] = [];
  const { asked, ask } = pagesOf(page({ ...run(0, 3), cursor: '0' }), page(run(3, 5)));
  await watchConversation({ chatToken, ask, onChange: (state) => states.push(state) }).catchUp();
  expect(asked).toEqual([
    { chatToken, after: 0 },
    { chatToken, after: 3, cursor: '0' },
  ]);
  expect(states.at(-1)).toMatchObject({ status: 'ready', log: { upTo: 5 } });
});

test('a log that begins again does so from its first page, however short', async () => {
  const { asked, ask } = pagesOf(
    page(run(0, 9)),
    page({ ...run(0, 4), reset: true, cursor: '8' }),
    page(run(4, 9)),
  );
  const states: WatchState[] = [];
  const watch = watchConversation({ chatToken, ask, onChange: (state) => states.push(state) });
  await watch.catchUp();
  await watch.catchUp();
  expect(asked.at(-1)).toEqual({ chatToken, after: 4, cursor: '8' });
  expect(states.at(-1)).toMatchObject({ log: { upTo: 9, renewals: 1 } });
});

test('a server that is busy is asked again, and nothing is said to have failed', async () => {
  const busy = { ok: false, code: 'tooManyRequests', messageKey: 'error.busy', retryAfter: 0.01 } as const;
  const { ask } = pagesOf(busy, page(run(0, 2)));
  const states: WatchState[] = [];
  await watchConversation({ chatToken, ask, onChange: (state) => states.push(state) }).catchUp();
  expect(states.map(({ status }) => status)).not.toContain('failed');
  expect(states.at(-1)).toMatchObject({ status: 'ready', log: { upTo: 2 } });
});
