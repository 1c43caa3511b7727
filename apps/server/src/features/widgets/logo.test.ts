import { builtInLogos, endpoints, logoBytesMax, logoKeys, logoSideMax } from '@samtale/contract';
import { beforeAll, expect, test } from 'vitest';
import { createBot, type TestBot } from '../../../test/create-bot.ts';
import { type SignedIn, staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { gifOf, pdf, pngOf } from '../../../test/sample-files.ts';
import { useServer } from '../../../test/use-server.ts';
import { clientInput } from '../../../test/widget-content.ts';
import { serveFrontEnds } from '../../platform/http/serve-front-ends.ts';

const server = useServer({ frontEnds: serveFrontEnds });
let bot: TestBot;
let staff: SignedIn;
beforeAll(async () => {
  bot = await createBot(server.app);
  staff = await staffOf(server, bot.agentId, [2]);
});

const upload = (bytes: Buffer) =>
  staff.call(endpoints.widgets.uploadLogo, {
    params: { agentId: bot.agentId },
    rawBody: new Blob([new Uint8Array(bytes)]),
  });

test('a picture is kept, a widget may show it, and anybody sees it', async () => {
  const bytes = pngOf(64, 64);
  const { url } = await upload(bytes);
  const reply = await fetch(server.url + url);
  expect(Buffer.from(await reply.arrayBuffer())).toEqual(bytes);
  expect(reply.headers.get('content-type')).toBe('image/png');
  expect(reply.headers.get('content-security-policy')).toContain('sandbox');
  const made = await staff.call(endpoints.widgets.saveClient, {
    params: { agentId: bot.agentId },
    body: { selectedChatClient: clientInput({}, { logoUrl: url, startLogoUrl: url }) },
  });
  expect(made.chatConfig).toMatchObject({ logoUrl: url, startLogoUrl: url });
});

test('pictures are not kept without end', async () => {
  const other = await createBot(server.app);
  const developer = await staffOf(server, other.agentId, [2]);
  const keep = () =>
    developer.call(endpoints.widgets.uploadLogo, {
      params: { agentId: other.agentId },
      rawBody: new Blob([new Uint8Array(pngOf(4, 4))]),
    });
  for (let i = 0; i < 60; i++) await keep();
  expect(await refusal(keep())).toMatchObject({ status: 429, messageKey: logoKeys.tooMany });
});

test.for<[string, () => Buffer, string]>([
  ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), logoKeys.kind],
  ['nothing', () => Buffer.alloc(0), logoKeys.kind],
  ['a document', () => pdf, logoKeys.kind],
  ['a moving picture', () => gifOf(64, 64), logoKeys.kind],
  ['what breaks off before its size', () => pngOf(64, 64).subarray(0, 20), logoKeys.kind],
  [
    'more bytes than are taken',
    () => Buffer.concat([pngOf(64, 64), Buffer.alloc(logoBytesMax)]),
    logoKeys.tooLarge,
  ],
  ['more pixels than anybody needs', () => pngOf(logoSideMax + 1, 4), logoKeys.tooLarge],
])('%s is refused', async ([, bytes, messageKey]) => {
  expect(await refusal(upload(bytes()))).toMatchObject({ status: 400, messageKey });
});

test('what is huge is not even read', async () => {
  expect(await refusal(upload(Buffer.alloc(9 * logoBytesMax)))).toMatchObject({ status: 413 });
});

test('the pictures that come with the product are there, and small', async () => {
  expect(builtInLogos).toHaveLength(6);
  for (const address of builtInLogos) {
    const reply = await fetch(server.url + address);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toContain('image/svg+xml');
    expect((await reply.arrayBuffer()).byteLength).toBeLessThan(1000);
  }
});
