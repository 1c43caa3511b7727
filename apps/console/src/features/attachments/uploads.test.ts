import { ApiError } from '@samtale/contract';
import type { SentFile } from '@samtale/dialog';
import { expect, test } from 'vitest';
import { stateOf, withUploads } from './attachment.ts';
import { Uploads } from './uploads.ts';

const file = new File(['hej'], 'hej.txt');
const known: SentFile = { id: 'file', name: 'hej.txt', contentType: 'text/plain', bytes: 3 };
const failure = (status: number) =>
  new ApiError(status, { code: 'badRequest', messageKey: 'file.error.kind', details: {} });

/** Uploads of which the server answers the next with these: an error, or that it has the file. */
function uploadsWith(...answers: (ApiError | null)[]) {
  let asked = 0;
  const uploads = new Uploads(async (_agentId, _file, onProgress) => {
    asked += 1;
    onProgress(0.5);
    const answer = answers.shift();
    if (answer) throw answer;
    return known;
  });
  return { uploads, asked: () => asked };
}

test('a file is on its way, then the server has it', async () => {
  const { uploads } = uploadsWith(null);
  const attachment = uploads.begin('agent', file);
  expect(attachment).toMatchObject({ name: 'hej.txt', bytes: 3, file: null });
  expect(stateOf(attachment, uploads.snapshot())).toEqual({ kind: 'uploading', progress: 0.5 });
  expect(await uploads.finished(attachment)).toEqual(known);
  expect(stateOf(attachment, uploads.snapshot())).toEqual({ kind: 'done', file: known });
  expect(withUploads([attachment], uploads.snapshot())).toEqual([{ ...attachment, file: known }]);
});

test('what failed says why, and is tried again when it is waited for', async () => {
  const { uploads, asked } = uploadsWith(failure(400), null);
  const attachment = uploads.begin('agent', file);
  await expect.poll(() => stateOf(attachment, uploads.snapshot()).kind).toBe('failed');
  expect(stateOf(attachment, uploads.snapshot())).toMatchObject({ messageKey: 'file.error.kind' });
  expect(await uploads.finished(attachment)).toEqual(known);
  expect(asked()).toBe(2);
});

test('what fails once more is thrown with what the server said', async () => {
  const { uploads } = uploadsWith(failure(0), failure(0));
  const attachment = uploads.begin('agent', file);
  await expect.poll(() => stateOf(attachment, uploads.snapshot()).kind).toBe('failed');
  await expect(uploads.finished(attachment)).rejects.toMatchObject({ status: 0 });
});

test('a file of before a reload is lost, until it is chosen again; one the server had is not', async () => {
  const { uploads, asked } = uploadsWith(null);
  const before = { key: 'old', name: 'hej.txt', bytes: 3, file: null };
  expect(stateOf(before, uploads.snapshot())).toEqual({ kind: 'lost' });
  await expect(uploads.finished(before)).rejects.toMatchObject({ reply: { messageKey: 'file.error.lost' } });
  expect(await uploads.finished({ ...before, file: known })).toEqual(known);
  expect(asked()).toBe(0);
  uploads.begin('agent', file, 'old');
  expect(await uploads.finished(before)).toEqual(known);
});
