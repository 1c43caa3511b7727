import type { Failed, ReadDocument } from './reading.ts';
import { ReadingProcess } from './reading-process.ts';

const limits = { seconds: 300, megabytes: 1024 };

/**
 * Reads a document that lies on disk (doc, docx, pdf, txt) in a process of its own, when it is the company's turn. Which it is tell its bytes, its name
 * only what is plain text and what it is called. Never rejects for what is in it.
 */
export async function readDocument(
  path: string,
  name: string,
  company: string,
): Promise<ReadDocument | Failed> {
  const worker = new ReadingProcess(limits, company);
  try {
    return await worker.run('document', { path, name });
  } finally {
    await worker.close();
  }
}
