import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { docxFile, docxParagraph } from '../../../apps/server/test/document-files.ts';
import type { BenchOptions } from '../bench.ts';
import type { BenchRow } from '../bench-row.ts';
import { installPeers, peersFolder } from '../install-peers.ts';
import { median } from '../median.ts';
import { runProcess } from '../process/run-process.ts';
import { removeFolder, temporaryFolder } from '../process/temporary-folder.ts';
import { shareOfReference, shown } from '../rows.ts';
import type { DocumentResult } from './document-result.ts';

const ours = fileURLToPath(new URL('our-document.ts', import.meta.url));
const mammoth = `${peersFolder}mammoth-text.mjs`;
const sentence = 'Beboerne har adgang til vaskeriet hver dag, men ikke om natten, og rydder op efter sig.';

/** Seconds until the text of a large document is there, and what that took of memory, beside mammoth. */
export async function benchDocuments({ quick, log }: BenchOptions): Promise<BenchRow[]> {
  await installPeers(log);
  const scratch = temporaryFolder();
  try {
    const file = join(scratch, 'document.docx');
    writeFileSync(file, longDocx());
    const rounds: { ours: DocumentResult; reference: DocumentResult }[] = [];
    for (let round = 0; round < (quick ? 1 : 3); round++)
      rounds.push({ ours: await read(ours, file), reference: await read(mammoth, file) });
    const figureOf = (figure: 'seconds' | 'memory', what: string, unit: string) => ({
      what,
      ours: median(rounds.map((round) => round.ours[figure])),
      reference: median(rounds.map((round) => round.reference[figure])),
      referenceName: 'mammoth',
      ratio: median(rounds.map((round) => round.ours[figure] / round.reference[figure])),
      unit,
    });
    return [
      shareOfReference(figureOf('seconds', 'text of a large docx', 's'), 0.75, 'most'),
      shown(figureOf('memory', 'text of a large docx, memory', 'MB')),
    ];
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
