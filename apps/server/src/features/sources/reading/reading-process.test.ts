import { expect, test } from 'vitest';
import { ReadingProcess, readingProcesses } from './reading-process.ts';

const page = (html: string) => ({
  bytes: Buffer.from(html),
  contentType: 'text/html; charset=utf-8',
  url: 'https://example.com/',
  selection: { excludedContent: [], mainTagName: '', lastModifiedTagName: '' },
});

test('what takes too long or too much memory is given up, and the next task is done', async () => {
  const worker = new ReadingProcess({ seconds: 2, megabytes: 96 }, 'firm');
  const slow = page(`${'<b>'.repeat(60_000)}${'</i>'.repeat(1_200_000)}`);
  const large = page('<a>x'.repeat(1_200_000));
  const outcomes = await Promise.all([
    worker.run('page', slow),
    worker.run('page', page('<p>Det næste</p>')),
    worker.run('page', large),
    worker.run('page', page('<p>Det sidste</p>')),
  ]);
  expect(outcomes).toMatchObject([
    { failure: 'notReadable', detail: 'time' },
    { text: 'Det næste' },
    { failure: 'notReadable', detail: 'memory' },
    { text: 'Det sidste' },
  ]);
  await worker.close();
});

test('what cannot be made sense of is a failure', async () => {
  const worker = new ReadingProcess({ seconds: 5, megabytes: 96 }, 'firm');
  const broken = page('<p>x</p>');
  broken.selection.mainTagName = 'p:nosuch';
  expect(await worker.run('page', broken)).toMatchObject({ failure: 'notReadable' });
  expect(await worker.run('document', { path: '/nowhere', name: 'x.pdf' })).toMatchObject({
    failure: 'notReadable',
  });
  await worker.close();
});

test('one that rests, and one that has had its turn, make room for another of the same company', async () => {
  const limits = { seconds: 15, megabytes: 96 };
  const [first, second] = [new ReadingProcess(limits, 'one'), new ReadingProcess(limits, 'one')];
  const small = page('<p>Kort</p>');
  expect(await first.run('page', small)).toMatchObject({ text: 'Kort' });
  expect(await second.run('page', small)).toMatchObject({ text: 'Kort' });
  const done: string[] = [];
  const long = page(`<p>${'Langt. '.repeat(400_000)}</p>`);
  const many = Array.from({ length: 12 }, () => first.run('page', long).then(() => done.push('many')));
  await second.run('page', small).then(() => done.push('other'));
  await Promise.all(many);
  expect(done.at(-1)).toBe('many');
  expect(readingProcesses.size).toBe(1);
  await Promise.all([first.close(), second.close()]);
  expect(await first.run('page', small)).toMatchObject({ failure: 'notReadable' });
});
