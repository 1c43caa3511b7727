import { describe, expect, test } from 'vitest';
import { botOf, flowOf, says } from '../test/bot-of-flows.ts';
import { TriedConversation } from '../test/tried-conversation.ts';
import type { FlowAction } from './release.ts';

const request = (more: Partial<Extract<FlowAction, { kind: 'request' }>> = {}): FlowAction => ({
  kind: 'request',
  method: 'GET',
  url: 'https://shop.example/orders/{{number}}?key=secret',
  headers: [],
  body: null,
  timeoutMs: 10_000,
  reads: 'values',
  results: [{ name: 'state', path: 'state' }],
  ...more,
});
const number = { name: 'number', typeId: 'number' };
const flows = [
  flowOf('fallback'),
  flowOf('order', {
    actions: [request({ failedFlowId: 'sorry' }), { kind: 'redirect', flowId: 'more' }],
    parameters: [number],
    responses: says('Order {{number}} is {{state}}'),
  }),
  flowOf('two', { actions: [request(), request({ url: 'https://shop.example/{{state}}' })] }),
  flowOf('circle', { actions: [request(), { kind: 'redirect', flowId: 'circle' }] }),
  flowOf('sorry'),
  flowOf('more'),
  flowOf('hours'),
  flowOf('mail', {
    actions: [
      {
        kind: 'email',
        to: [
          { kind: 'property', value: 'email' },
          { kind: 'address', value: 'shop@example.com' },
          { kind: 'property', value: 'none' },
        ],
        subject: 'Order\n{{number}}',
        text: 'From {{email}}',
        replyTo: '',
        passes: { of: 'conversation' },
      },
    ],
  }),
  flowOf('join', { actions: [{ kind: 'startForm', formId: 'joining', name: 'Join' }] }),
  flowOf('joined', {
    actions: [
      {
        kind: 'endForm',
        formId: 'joining',
        to: [{ kind: 'address', value: 'us@example.com' }],
        url: 'https://crm.example/join',
      },
    ],
  }),
  flowOf('call', {
    actions: [
      { kind: 'forward', to: { kind: 'address', value: '+4570123456' }, channels: [3] },
      { kind: 'hangUp', channels: [3] },
    ],
  }),
  flowOf('spoken', {
    responses: [
      {
        bubbles: [
          { delay: 0, messages: [{ kind: 'text', text: 'Read this' }], channels: [1, 4] },
          { delay: 0, messages: [{ kind: 'text', text: 'Hear this' }], channels: [3] },
        ],
      },
    ],
  }),
];
const bot = botOf(flows);

class Conversation extends TriedConversation {
  constructor() {
    super(bot);
  }

  know(values: Record<string, string>): void {
    const known = Object.fromEntries(
      Object.entries(values).map(([name, text]) => [name, { value: text, text }]),
    );
    this.state = { ...this.state, parameters: { ...this.state.parameters, ...known } };
  }
}

const state = (text: string) => ({ values: { state: { value: text, text } } });

describe('a flow that asks another server', () => {
  test('answers when the reply is there, and goes on', () => {
    const one = new Conversation();
    one.know({ number: '12 b' });
    expect(one.pick('order')).toEqual([]);
    expect(one.work).toMatchObject([{ method: 'GET', url: 'https://shop.example/orders/12%20b?key=secret' }]);
    expect(one.events.at(-1)).toMatchObject({ about: 'GET https://shop.example/orders/12%20b' });
    expect(one.finish(state('sent'))).toEqual(['Order 12 b is sent', 'more']);
    expect(one.state).not.toHaveProperty('pending');
  });

  test('says where a value will stand while it is only tried, and knows none', () => {
    const one = new Conversation();
    one.know({ number: '12 b' });
    one.pick('order');
    expect(one.finish({ simulated: true })).toEqual(['Order 12 b is \\[state\\]', 'more']);
    expect(one.state.parameters).not.toHaveProperty('state');
    one.pick('order');
    expect(one.finish({ simulated: true, values: {} })).toEqual(['Order 12 b is ', 'more']);
  });

  test('tells one request what the one before it brought', () => {
    const one = new Conversation();
    one.pick('two');
    expect(one.finish(state('a/b'))).toEqual([]);
    expect(one.work).toMatchObject([{ url: 'https://shop.example/a%2Fb' }]);
    expect(one.finish({})).toEqual(['two']);
  });

  test('goes on in another flow when it fails', () => {
    const one = new Conversation();
    one.pick('order');
    expect(one.finish({ failure: 'timedOut' })).toEqual(['sorry']);
  });

  test('answers what was said meanwhile afterwards, in its order', () => {
    const one = new Conversation();
    one.pick('order');
    expect(one.pick('hours')).toEqual([]);
    expect(one.take({ type: 'said', text: 'so?', understood: { layer: 'none', ranking: [] } })).toEqual([]);
    expect(one.state.held).toEqual([{ text: 'hours', pickedFlowId: 'hours' }, { text: 'so?' }]);
    one.finish(state('sent'));
    const understood = { layer: 'none', ranking: [] } as const;
    expect(one.take({ type: 'heldSaid', understood })).toEqual(['hours']);
    expect(one.take({ type: 'heldSaid', understood })).toEqual(['fallback']);
    expect(one.take({ type: 'heldSaid', understood })).toEqual([]);
    expect(one.state).not.toHaveProperty('held');
  });

  test('is not waited for when nothing is ever heard of it', () => {
    const one = new Conversation();
    one.pick('order');
    one.now += 6 * 60_000;
    expect(one.pick('hours')).toEqual(['hours']);
    expect(one.finish(state('sent'))).toEqual([]);
  });

  test('leaves nothing to be answered late when nothing is ever heard of it', () => {
    const one = new Conversation();
    one.pick('order');
    one.pick('more');
    one.now += 6 * 60_000;
    expect(one.pick('hours')).toEqual(['hours']);
    expect(one.state).not.toHaveProperty('held');
  });

  test('says nothing once a person has taken the conversation', () => {
    const one = new Conversation();
    one.pick('order');
    const { of } = one.state.pending ?? { of: 0 };
    one.take({ type: 'tookOver', by: { userId: 'one', name: 'One' }, takeFrom: null });
    expect(one.take({ type: 'workDone', of, outcome: { detail: '', tookMs: 1, ...state('sent') } })).toEqual(
      [],
    );
    expect(one.events).toMatchObject([{ type: 'workDone', of }]);
    expect(one.events).toHaveLength(1);
  });

  test('does not ask for ever', () => {
    const one = new Conversation();
    one.pick('circle');
    let asked = 0;
    for (; one.state.pending && asked < 50; asked++) one.finish({});
    expect(asked).toBe(10);
  });
});

test('a mail goes to whom it can, on one line of subject, with the values', () => {
  const one = new Conversation();
  one.know({ email: 'me@example.com', number: '12' });
  expect(one.pick('mail')).toEqual(['mail']);
  expect(one.work).toEqual([
    {
      kind: 'email',
      to: [
        { kind: 'address', value: 'me@example.com' },
        { kind: 'address', value: 'shop@example.com' },
      ],
      subject: 'Order 12',
      text: 'From me@example.com',
      replyTo: '',
      values: [
        { name: 'email', text: 'me@example.com' },
        { name: 'number', text: '12' },
      ],
    },
  ]);
  expect(one.state).not.toHaveProperty('pending');
});

test('a form holds what was said between its start and its end', () => {
  const one = new Conversation();
  one.know({ number: '12' });
  one.pick('join');
  one.pick('two');
  one.finish(state('new'));
  one.finish({});
  one.pick('joined');
  expect(one.work).toMatchObject([
    { kind: 'email', subject: 'Join', values: [{ name: 'state', text: 'new' }] },
    { kind: 'request', url: 'https://crm.example/join', body: '{"form":"Join","values":{"state":"new"}}' },
  ]);
  one.pick('joined');
  expect(one.work).toEqual([]);
});

test('a form in which nothing was said is ended and sent nowhere', () => {
  const one = new Conversation();
  one.know({ number: '12' });
  one.pick('join');
  one.pick('joined');
  expect(one.events).toContainEqual({ type: 'formEnded', formId: 'joining', name: 'Join', values: {} });
  expect(one.work).toEqual([]);
  expect(one.types).not.toContain('workRequested');
});

test('JSON bodies keep their form whatever was said', () => {
  const one = new Conversation();
  const body = '{"number":"{{number}}"}';
  const json = request({
    method: 'POST',
    body,
    headers: [{ name: 'Content-Type', value: 'application/json' }],
  });
  bot.flows.post = flowOf('post', { actions: [json] });
  one.know({ number: '"},"admin":{"' });
  one.pick('post');
  const [work] = one.work;
  expect(work?.kind === 'request' && JSON.parse(work.body ?? '')).toEqual({ number: '"},"admin":{"' });
});

test('actions and bubbles are for the channels they name', () => {
  const widget = new Conversation();
  const phone = new Conversation();
  phone.channel = 3;
  expect([widget.pick('spoken'), phone.pick('spoken')]).toEqual([['Read this'], ['Hear this']]);
  widget.pick('call');
  phone.pick('call');
  expect(widget.types).not.toContain('callEnded');
  expect(phone.types).toEqual(expect.arrayContaining(['callForwarded', 'callEnded']));
});
