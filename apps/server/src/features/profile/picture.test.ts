import { endpoints, pictureBytesMax, pictureIdOf } from '@samtale/contract';
import { beforeEach, expect, test } from 'vitest';
import { createAgent } from '../../../test/factories.ts';
import { type SignedIn, staffOf } from '../../../test/people.ts';
import { refusal } from '../../../test/refusal.ts';
import { jpegOf, pngOf } from '../../../test/sample-files.ts';
import { useServer } from '../../../test/use-server.ts';

const { auth, profile } = endpoints;
const server = useServer();
let one: SignedIn;
beforeEach(async () => {
  one = await staffOf(server, await createAgent(server.app), [1]);
});

/** An extended WebP whose head says that it is animated. */
const movingWebp = Buffer.from('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0\x3f\0\0\x3f\0\0', 'latin1');
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

test('a photograph is kept without what it tells beside how it looks, and stays upright', async () => {
  const camera = jpegOf(64, 48, 6);
  const [head, rest] = [camera.subarray(0, 2), camera.subarray(2)];
  const place = Buffer.from('\xff\xe1\0\x1ehttp://ns.adobe.com/xap/1.0/\0', 'latin1');
  place.writeUInt16BE(place.length - 2, 2);
  const comment = Buffer.from('\xff\xfe\0\x0856.1N 9', 'latin1');
  comment.writeUInt16BE(comment.length - 2, 2);
  const owner = Buffer.from('Exif owner', 'latin1');
  const scan = Buffer.concat([Buffer.from('\xff\xda\0\x02', 'latin1'), owner]);
  const { profileImageUrl } = await set(Buffer.concat([head, place, comment, rest, scan]));
  const kept = Buffer.from(await (await get(profileImageUrl)).arrayBuffer());
  // What is drawn is left alone, whatever it looks like.
  expect(kept).toEqual(Buffer.concat([camera, scan]));
  const upright = jpegOf(64, 48, 1);
  const plain = await get((await set(Buffer.concat([upright, scan]))).profileImageUrl);
  expect(Buffer.from(await plain.arrayBuffer()).includes('Exif\0')).toBe(false);
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
  ['what moves', () => movingWebp, 'kind'],
  ['more pixels than anybody needs', () => pngOf(5000, 4), 'tooLarge'],
])('%s is refused', async ([, bytes, why]) => {
  expect(await refusal(set(bytes()))).toMatchObject({
    status: 400,
    messageKey: `profile.picture.error.${why}`,
  });
  expect(await own()).toBeNull();
});
