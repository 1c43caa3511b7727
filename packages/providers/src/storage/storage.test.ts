import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startBucket } from '../../test/s3-bucket.ts';
import { openFileStorage, type StorageSettings } from './index.ts';

const bytes = Uint8Array.of(0, 1, 2, 255);

async function folder(): Promise<StorageSettings> {
  const place = await mkdtemp(join(tmpdir(), 'samtale-storage-'));
  onTestFinished(() => rm(place, { recursive: true }));
  return { folder: join(place, 'not-there-yet') };
}

async function bucket(secretAccessKey = 'hemmelig'): Promise<StorageSettings> {
  const { endpoint, close } = await startBucket({ bucket: 'filer', keyId: 'noegle', secret: 'hemmelig' });
  onTestFinished(close);
  return { endpoint, bucket: 'filer', accessKeyId: 'noegle', secretAccessKey, region: 'eu-north-1' };
}

test.for([
  ['a folder', folder],
  ['a bucket', bucket],
] as const)('%s gives back what it was given, until it is removed', async ([, settings]) => {
  const storage = openFileStorage(await settings());
  expect(await storage.get('ab-1')).toBeNull();
  await storage.put('ab-1', bytes);
  await storage.put('ab-2', Uint8Array.of(9));
  expect(await storage.get('ab-1').then((found) => found && [...found])).toEqual([...bytes]);
  await storage.remove('ab-1');
  await storage.remove('ab-1');
  expect(await storage.get('ab-1')).toBeNull();
  expect(await storage.get('ab-2')).not.toBeNull();
});

test('a folder holds nothing but whole files', async () => {
  const settings = await folder();
  const storage = openFileStorage(settings);
  await storage.put('ab-1', bytes);
  expect('folder' in settings && (await readdir(join(settings.folder, 'ab')))).toEqual(['ab-1']);
});

test('a bucket that refuses the signature is told of', async () => {
  const storage = openFileStorage(await bucket('en anden'));
  await expect(storage.put('ab-1', bytes)).rejects.toMatchObject({ message: expect.stringContaining('403') });
});

test('a bucket that is not there takes nothing', async () => {
  const settings = { ...(await bucket()), bucket: 'andre' };
  await expect(openFileStorage(settings).put('ab-1', bytes)).rejects.toThrow('no such bucket');
});

test('nobody at the address is told of', async () => {
  const settings = { ...(await bucket()), endpoint: 'http://127.0.0.1:9' };
  await expect(openFileStorage(settings).get('ab-1')).rejects.toMatchObject({ failure: 'unreachable' });
});
