import {
  type ExchangeNoteKind,
  type ExchangeReport,
  exchangeKinds,
  type FlowSaveKey,
} from '@samtale/contract';
import { noteGroups } from './note-groups.ts';

/** The words of a report in the user's language. */
export interface ReportWords {
  heading: string;
  created: string;
  replaced: string;
  skipped: string;
  flows: string;
  entityTypes: string;
  templates: string;
  tests: string;
  phrases: string;
  notes: string;
  problems: string;
  whole: string;
  language(code: 'da' | 'en'): string;
  kind(kind: ExchangeNoteKind): string;
  problem(key: FlowSaveKey): string;
}

/** A report as plain text, to be kept or sent to somebody. */
export function reportFile(report: ExchangeReport, words: ReportWords): string {
  const lines = [words.heading, ''];
  for (const one of report.languageList) {
    lines.push(words.language(one.languageCode));
    for (const what of exchangeKinds) {
      const { created, replaced, skipped } = one[what];
      lines.push(
        `  ${words[what]}: ${words.created} ${created}, ${words.replaced} ${replaced}, ${words.skipped} ${skipped}`,
      );
    }
    lines.push(`  ${words.phrases}: ${one.phraseCount}`, '');
  }
  if (report.noteList.length) lines.push(words.notes, '');
  for (const { kind, notes } of noteGroups(report.noteList)) {
    lines.push(words.kind(kind));
    for (const { title, detail } of notes)
      lines.push(`  - ${[title || words.whole, detail].filter(Boolean).join(': ')}`);
    lines.push('');
  }
  if (report.problemList.length) lines.push(words.problems, '');
  for (const { title, keyList } of report.problemList)
    lines.push(`  - ${title}: ${keyList.map(words.problem).join(' ')}`);
  return `${lines.join('\n').trimEnd()}\n`;
}
