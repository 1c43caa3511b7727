import { endpoints, pictureBytesMax, pictureIdOf } from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { createAgent } from '../../../test/factories.ts';
import { type SignedIn, staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { pngOf } from '../../../test/sample-files.ts';
import { useServer } from '../../../test/use-server.ts';

const { auth, profile } = endpoints;
const server = useServer();
let one: SignedIn;
beforeEach(async () => {
  one = await staffOf(server, await createAgent(server.app), [1]);
});

const set = (bytes: Buffer) => one.call(profile.setPicture, { rawBody: new Blob([new Uint8Array(bytes)]) });
const own = async () => (await one.call(auth.getUserByAccessToken)).profileImageUrl;
const get = (address: string) => fetch(server.url + address);

test('a picture is kept at an address that nobody guesses, and can be cached', async () => {
  const bytes = pngOf(64, 64);
  const { profileImageUrl } = await set(bytes);
  expect(await own()).toBe(profileImageUrl);
  expect(pictureIdOf(profileImageUrl)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  const reply = await get(profileImageUrl);
  expect(Buffer.from(await reply.arrayBuffer())).toEqual(bytes);
  expect(reply.headers.get('content-type')).toBe('image/png');
  expect(reply.headers.get('cache-control')).toContain('immutable');
  expect(reply.headers.get('content-security-policy')).toContain('sandbox');
});

test('the one before is gone once there is another, and the last one when it is removed', async () => {
  const first = (await set(pngOf(64, 64))).profileImageUrl;
  const second = (await set(pngOf(64, 64))).profileImageUrl;
  expect([(await get(first)).status, (await get(second)).status]).toEqual([404, 200]);
  await one.call(profile.removePicture);
  expect(await own()).toBeNull();
  expect((await get(second)).status).toBe(404);
});

test.for<[string, () => Buffer, string]>([
  ['text', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'kind'],
  ['nothing', () => Buffer.alloc(0), 'kind'],
  ['a document', () => Buffer.from('%PDF-1.7\n%…\n'), 'kind'],
  ['what breaks off before its size', () => pngOf(64, 64).subarray(0, 20), 'kind'],
  [
    'more bytes than two million',
    () => Buffer.concat([pngOf(64, 64), Buffer.alloc(pictureBytesMax)]),
    'tooLarge',
  ],
  ['more pixels than anybody needs', () => pngOf(5000, 4), 'tooLarge'],
])('%s is refused', async ([, bytes, why]) => {
  expect(await refusal(set(bytes()))).toMatchObject({
    status: 400,
    messageKey: `profile.picture.error.${why}`,
  });
  expect(await own()).toBeNull();
});
