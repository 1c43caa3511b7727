import { expect, test } from 'vitest';
import { ReadingThread } from './reading-thread.ts';

const page = (html: string) => ({
  bytes: Buffer.from(html),
  contentType: 'text/html; charset=utf-8',
  url: 'https://example.com/',
  selection: { excludedContent: [], mainTagName: '', lastModifiedTagName: '' },
});

test('what takes too long or too much memory is given up, and the next task is done', async () => {
  const thread = new ReadingThread({ seconds: 2, megabytes: 96 });
  const slow = page(`${'<b>'.repeat(60_000)}${'</i>'.repeat(1_200_000)}`);
  const large = page('<a>x'.repeat(1_200_000));
  const outcomes = await Promise.all([
    thread.run('page', slow),
    thread.run('page', page('<p>Det næste</p>')),
    thread.run('page', large),
    thread.run('page', page('<p>Det sidste</p>')),
  ]);
  expect(outcomes).toMatchObject([
    { failure: 'notReadable', detail: 'time' },
    { text: 'Det næste' },
    { failure: 'notReadable', detail: 'memory' },
    { text: 'Det sidste' },
  ]);
  await thread.close();
});

test('what cannot be made sense of is a failure', async () => {
  const thread = new ReadingThread({ seconds: 5, megabytes: 96 });
  const broken = page('<p>x</p>');
  broken.selection.mainTagName = 'p:nosuch';
  expect(await thread.run('page', broken)).toMatchObject({ failure: 'notReadable' });
  expect(await thread.run('document', { path: '/nowhere', name: 'x.pdf' })).toMatchObject({
    failure: 'notReadable',
  });
  await thread.close();
});
