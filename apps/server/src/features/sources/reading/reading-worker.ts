import { giveWay } from '../../../platform/give-way.ts';
import { type Failed, ReadError } from './reading.ts';
import type { ReadingMessage } from './reading-tasks.ts';

/** Each loads what it needs and no more. */
async function run({ kind, task }: ReadingMessage): Promise<unknown> {
  switch (kind) {
    case 'page':
      return (await import('./html/read-page.ts')).readPage(task);
    case 'form':
      return (await import('./html/find-form.ts')).findSignInForm(task);
    case 'words':
      return (await import('./html/find-words.ts')).findWords(task);
    case 'siteMap':
      return (await import('./site/parse-site-map.ts')).parseSiteMap(task.bytes);
    case 'document':
      return (await import('./documents/open-document.ts')).openDocument(task.path, task.name);
  }
}

/** What a library could not make sense of is not readable, in its own words. */
const failed = (error: unknown): Failed =>
  error instanceof ReadError
    ? { failure: error.failure, detail: error.detail }
    : { failure: 'notReadable', detail: error instanceof Error ? error.message : String(error) };

giveWay();
process.on('message', (message: ReadingMessage) => {
  void run(message)
    .catch(failed)
    .then((outcome) => process.send?.(outcome));
});
process.on('disconnect', () => process.exit());
