import type { Failed, ReadDocument } from './reading.ts';
import { ReadingThread } from './reading-thread.ts';

const limits = { seconds: 300, megabytes: 1024 };

/**
 * Reads a document that lies on disk (doc, docx, pdf, txt) in a thread of its own. Which it is tell its bytes, its name
 * only what is plain text and what it is called. Never rejects for what is in it.
 */
export async function readDocument(path: string, name: string): Promise<ReadDocument | Failed> {
  const thread = new ReadingThread(limits);
  try {
    return await thread.run('document', { path, name });
  } finally {
    await thread.close();
  }
}
