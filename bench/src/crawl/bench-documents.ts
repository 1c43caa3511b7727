import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { docxFile, docxParagraph, pdfFile } from '../../../apps/server/test/document-files.ts';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { installPeers, peersFolder } from '../install-peers.ts';
import { median } from '../median.ts';
import { runProcess } from '../process/run-process.ts';
import { removeFolder, temporaryFolder } from '../process/temporary-folder.ts';
import { shareOfReference, shown } from '../rows.ts';
import type { DocumentResult } from './document-result.ts';

const ours = fileURLToPath(new URL('our-document.ts', import.meta.url));
const sentence = 'Beboerne har adgang til vaskeriet hver dag, men ikke om natten, og rydder op efter sig.';

const documents = [
  { ending: 'docx', make: longDocx, peer: 'mammoth-text.mjs', referenceName: 'mammoth', most: 0.75 },
  { ending: 'pdf', make: longPdf, peer: 'pdfjs-text.mjs', referenceName: 'pdfjs-dist', most: null },
] as const;

/** Seconds until the text of a large document is there, and what that took of memory, beside the usual libraries. */
export async function benchDocuments({ quick, log }: BenchOptions): Promise<BenchRow[]> {
  await installPeers(log);
  const scratch = temporaryFolder();
  try {
    const rows: BenchRow[] = [];
    for (const { ending, make, peer, referenceName, most } of documents) {
      const file = join(scratch, `document.${ending}`);
      writeFileSync(file, make());
      const rounds: { ours: DocumentResult; reference: DocumentResult }[] = [];
      for (let round = 0; round < (quick ? 1 : 3); round++)
        rounds.push({ ours: await read(ours, file), reference: await read(peersFolder + peer, file) });
      const figureOf = (figure: 'seconds' | 'memory', unit: string) => ({
        what: `text of a large ${ending}${figure === 'memory' ? ', memory' : ''}`,
        ours: median(rounds.map((round) => round.ours[figure])),
        reference: median(rounds.map((round) => round.reference[figure])),
        referenceName,
        ratio: median(rounds.map((round) => round.ours[figure] / round.reference[figure])),
        unit,
      });
      const time = figureOf('seconds', 's');
      rows.push(most === null ? shown(time) : shareOfReference(time, most, 'most'));
      rows.push(shown(figureOf('memory', 'MB')));
    }
    return rows;
  } finally {
    removeFolder(scratch);
  }
}

const read = async (script: string, file: string) =>
  JSON.parse(await runProcess([script, file])) as DocumentResult;

/** Some 2.3 million characters. */
function longDocx(): Uint8Array {
  const section = (index: number) =>
    docxParagraph(`Afsnit ${index}`, '<w:pStyle w:val="Overskrift1"/>') +
    Array.from({ length: 12 }, () => docxParagraph(`${sentence} ${sentence}`)).join('');
  return docxFile(Array.from({ length: 1100 }, (_, index) => section(index)).join(''));
}

/** 500 pages of 50 lines. */
function longPdf(): Uint8Array {
  const line = (page: number, index: number) => ({
    text: `${page}.${index} ${sentence}`,
    y: 780 - index * 14,
  });
  return pdfFile(
    Array.from({ length: 500 }, (_, page) => Array.from({ length: 50 }, (_, index) => line(page, index))),
  );
}
