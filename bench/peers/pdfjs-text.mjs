// The text of a PDF by pdfjs-dist: node pdfjs-text.mjs <file>. Prints one line of JSON: { characters, seconds, memory }.
import { readFileSync } from 'node:fs';

// It tells on standard output of a canvas that text does without; the result is to be alone there.
const print = console.log;
console.log = () => {};
console.warn = () => {};

const started = performance.now();
const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
const pdf = await getDocument({ data: new Uint8Array(readFileSync(process.argv[2])), verbosity: 0 }).promise;
let characters = 0;
for (let number = 1; number <= pdf.numPages; number++) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  characters += items.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join('').length;
  page.cleanup();
}
const seconds = (performance.now() - started) / 1000;
const memory = (process.resourceUsage().maxRSS * 1024) / 1e6;
print(JSON.stringify({ characters, seconds, memory }));
