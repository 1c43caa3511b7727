import { ApiError, uploadBytesMax } from '@samtale/contract';
import { expect, test, vi } from 'vitest';
import { problemOfDocument } from './check-document.ts';
import { DocumentUploads } from './document-uploads.ts';

const target = { agentId: 'agent', id: 'source' };
const file = (name: string, text = 'Hej') => new File([text], name);
const read = { pages: 3, failure: null, failureDetail: '' };
const statesOf = (uploads: DocumentUploads) =>
  uploads.snapshot().map(({ name, state }) => `${name} ${state}`);

test('documents are told from other files before they are sent', () => {
  expect(problemOfDocument({ name: 'Vilkår.PDF', size: 10 })).toBeNull();
  expect(problemOfDocument({ name: 'billede.png', size: 10 })).toBe('jobs.upload.unsupported');
  expect(problemOfDocument({ name: 'stor.docx', size: uploadBytesMax + 1 })).toBe('jobs.upload.tooLarge');
  expect(problemOfDocument({ name: 'tom.txt', size: 0 })).toBe('jobs.upload.empty');
});

test('one is sent after the other, and what cannot be read is not sent', async () => {
  const sent: { name: string; end: (reply: typeof read) => void; progress: (share: number) => void }[] = [];
  const uploads = new DocumentUploads(
    (_target, { name }, progress) => new Promise((end) => sent.push({ name, end, progress })),
  );
  uploads.add(target, [file('a.txt'), file('b.png'), file('c.txt')]);
  expect(statesOf(uploads)).toEqual(['a.txt sending', 'b.png refused', 'c.txt waiting']);
  sent[0]?.progress(1);
  expect(statesOf(uploads)[0]).toBe('a.txt reading');
  sent[0]?.end(read);
  await vi.waitFor(() => expect(statesOf(uploads)).toEqual(['a.txt done', 'b.png refused', 'c.txt sending']));
  expect(sent.map(({ name }) => name)).toEqual(['a.txt', 'c.txt']);
});

test('what did not arrive is sent again; what was refused is not offered to be', async () => {
  const answers = [
    new ApiError(0, { code: 'unavailable', messageKey: 'error.unreachable', details: {} }),
    null,
  ];
  const uploads = new DocumentUploads(async () => {
    const error = answers.shift();
    if (error) throw error;
    return read;
  });
  uploads.add(target, [file('a.txt')]);
  await vi.waitFor(() =>
    expect(uploads.snapshot()[0]).toMatchObject({ messageKey: 'jobs.upload.failed', mayRetry: true }),
  );
  uploads.retry(uploads.snapshot()[0]?.key ?? '');
  await vi.waitFor(() => expect(uploads.snapshot()[0]).toMatchObject({ state: 'done', pages: 3 }));
  uploads.dismiss(uploads.snapshot()[0]?.key ?? '');
  expect(uploads.snapshot()).toEqual([]);
});
