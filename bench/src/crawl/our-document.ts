// Reads a document as the process that sources have for it: node our-document.ts <file>. Prints one line of JSON, a `DocumentResult`.
// The other side is bench/peers/mammoth-text.mjs.
import { basename } from 'node:path';
import { openDocument } from '../../../apps/server/src/features/sources/reading/documents/open-document.ts';
import type { DocumentResult } from './document-result.ts';

const file = process.argv[2] ?? '';
const started = performance.now();
const document = await openDocument(file, basename(file));
const result: DocumentResult = {
  characters: document.parts.reduce((sum, { text }) => sum + text.length, 0),
  seconds: (performance.now() - started) / 1000,
  memory: (process.resourceUsage().maxRSS * 1024) / 1e6,
};
console.log(JSON.stringify(result));
