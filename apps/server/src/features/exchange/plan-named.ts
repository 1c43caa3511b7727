import {
  type EntityTypeInFile,
  type ExchangeFigures,
  type ExistingChoice,
  entityTitleMax,
  entityTitlePattern,
  flowTitleMax,
  type LanguageCode,
  systemEntityTypes,
  type TemplateInFile,
} from '@samtale/contract';
import { createId } from '../../platform/database/columns.ts';
import { mapInTurns } from '../../platform/in-turns.ts';
import { FreeTitles } from './free-titles.ts';
import type { NoteList } from './note-list.ts';

export type PlannedAct = 'create' | 'replace' | 'skip';

/** What becomes of a thing of the file, under which id and title. */
export interface Planned<Source> {
  source: Source;
  id: string;
  title: string;
  act: PlannedAct;
}

interface Known {
  id: string;
  title: string;
}

export interface Planning {
  languageCode: LanguageCode;
  existing: ExistingChoice;
  notes: NoteList;
  /** Those of the file that cannot be used. */
  unusablePatterns: ReadonlySet<string>;
  /** Titles of what is there already. */
  existingList: string[];
}

/**
 * Entity types by title, each with a title that is allowed and free, and without patterns that cannot be used. To be done
 * in turns, like all that is planned: a file may have thousands.
 */
export function* planEntityTypes(
  list: readonly EntityTypeInFile[],
  known: readonly (Known & { isRegEx: boolean })[],
  planning: Planning,
): Generator<void, Planned<EntityTypeInFile>[]> {
  const taken = [...known, ...systemEntityTypes].map(({ title }) => title);
  const titles = new FreeTitles(taken, entityTitleMax, (title, number) => `${title}-${number}`);
  const byTitle = new Map(known.map((type) => [type.title.toLowerCase(), type]));
  const planOf = (type: EntityTypeInFile): Planned<EntityTypeInFile> => {
    const source = withUsablePatterns(type, planning);
    const wanted = allowedTitle(type.title);
    const present = takeOut(byTitle, wanted);
    if (present) planning.existingList.push(present.title);
    // A list does not become patterns under the flows that use it.
    const isSame = present?.isRegEx === type.isRegEx;
    if (present && isSame && planning.existing !== 'keepBoth')
      return { source, id: present.id, title: present.title, act: planning.existing };
    const title = titles.take(wanted);
    noteTitle(type.title, title, planning);
    return { source, id: createId(), title, act: 'create' };
  };
  return yield* mapInTurns(list, planOf);
}

export function* planTemplates(
  list: readonly TemplateInFile[],
  known: readonly Known[],
  planning: Planning,
): Generator<void, Planned<TemplateInFile>[]> {
  const titles = new FreeTitles(
    known.map(({ title }) => title),
    flowTitleMax,
    (title, number) => `${title} (${number})`,
  );
  const byTitle = new Map(known.map((template) => [template.title.toLowerCase(), template]));
  const planOf = (source: TemplateInFile): Planned<TemplateInFile> => {
    const present = takeOut(byTitle, source.title);
    if (present) planning.existingList.push(present.title);
    if (present && planning.existing !== 'keepBoth')
      return { source, id: present.id, title: present.title, act: planning.existing };
    const title = titles.take(source.title);
    noteTitle(source.title, title, planning);
    return { source, id: createId(), title, act: 'create' };
  };
  return yield* mapInTurns(list, planOf);
}

export function figuresOf(planned: readonly { act: PlannedAct }[]): ExchangeFigures {
  const count = (act: PlannedAct) => planned.filter((one) => one.act === act).length;
  return { created: count('create'), replaced: count('replace'), skipped: count('skip') };
}

/** What is there under a title, for the first that asks: two of a file do not become one. */
function takeOut<Value>(byTitle: Map<string, Value>, title: string): Value | undefined {
  const found = byTitle.get(title.toLowerCase());
  byTitle.delete(title.toLowerCase());
  return found;
}

export function noteTitle(before: string, title: string, { notes, languageCode }: Planning): void {
  if (before !== title) notes.add('renamed', { languageCode, title: before }, title);
}

/** A letter first, then letters, digits, underscores and hyphens. */
function allowedTitle(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .slice(0, entityTitleMax);
  return entityTitlePattern.test(plain) ? plain : `t-${plain}`.slice(0, entityTitleMax);
}

function withUsablePatterns(
  type: EntityTypeInFile,
  { notes, languageCode, unusablePatterns }: Planning,
): EntityTypeInFile {
  if (!type.isRegEx) return type;
  const entityList = type.entityList.filter(({ name }) => {
    const isUsable = !unusablePatterns.has(name.trim());
    if (!isUsable) notes.add('pattern', { languageCode, title: type.title }, name);
    return isUsable;
  });
  return { ...type, entityList };
}
