import { type AgentFile, type CompanyFacts, companyFactNames, type ExistingChoice } from '@samtale/contract';
import type { NoteList } from './note-list.ts';

/**
 * What answers may say of the company once a file is in: what nobody has told is the file's, and what is told stays unless
 * it is to be replaced. Null changes nothing.
 */
export function planCompanyFacts(
  own: Partial<CompanyFacts>,
  { companyFacts: inFile }: AgentFile,
  existing: ExistingChoice,
  notes: NoteList,
): Partial<CompanyFacts> | null {
  const isWritten = (name: keyof CompanyFacts) =>
    Boolean(inFile[name]) && (!own[name] || existing === 'replace') && inFile[name] !== own[name];
  const written = companyFactNames.filter(isWritten);
  const kept = companyFactNames.filter((name) => inFile[name] && own[name] && own[name] !== inFile[name]);
  if (existing !== 'replace' && kept.length) notes.add('companyFactsKept', {});
  if (!written.length) return null;
  return { ...own, ...Object.fromEntries(written.map((name) => [name, inFile[name]])) };
}
