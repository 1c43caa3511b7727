import {
  EntityDataType,
  type EntityTypeInFile,
  entityEntriesMax,
  entityNameMax,
  entitySynonymsMax,
  type LanguageCode,
  type SystemEntityName,
  systemEntityTypeId,
} from '@samtale/contract';
import { createId } from '../../platform/database/columns.ts';
import type { DialogflowEntry } from './dialogflow-records.ts';
import type { NoteList } from './note-list.ts';
import type { DialogflowExport } from './read-dialogflow.ts';

/** Google's kinds of value for which there is one that takes the same. */
const systemTypes: Readonly<Record<string, SystemEntityName>> = {
  any: 'text',
  age: 'age',
  color: 'color',
  date: 'date',
  'date-time': 'dateTime',
  'date-period': 'datePeriod',
  time: 'time',
  'time-period': 'timePeriod',
  email: 'email',
  language: 'language',
  number: 'number',
  'number-integer': 'number',
  cardinal: 'number',
  'phone-number': 'phoneNumber',
  'zip-code': 'zipCode',
};

/** What an alias in a value of another type looks like: `@sys.number:amount`. */
const composite = /@[\w.-]+:[\w-]+|@sys\.[\w-]+/;

/** The kinds of value of an export in one language. */
export class DialogflowTypes {
  readonly list: EntityTypeInFile[] = [];
  private readonly idByName = new Map<string, string>();

  constructor(
    entities: DialogflowExport['entities'],
    languageCode: LanguageCode,
    codes: readonly string[],
    notes: NoteList,
  ) {
    for (const { entity, entries } of entities) {
      const about = { languageCode, title: entity.name };
      const id = createId();
      const said = codes.flatMap((code) => entries.get(code) ?? []);
      const isRegEx = entity.isRegexp === true;
      const plain = said.filter(({ value, synonyms }) => !isComposite(value, synonyms));
      if (!isRegEx && plain.length < said.length) {
        const examples = said.filter((entry) => !plain.includes(entry)).map(({ value }) => value);
        notes.add('compositeEntity', about, examples.join(', '));
      }
      if (entity.automatedExpansion) notes.add('entitySetting', about, 'automatedExpansion');
      const kept = (isRegEx ? patternsOf(said) : plain).filter(fits);
      const left = (isRegEx ? patternsOf(said) : plain).length - Math.min(kept.length, entityEntriesMax);
      if (left > 0) notes.add('entryLeftOut', about, String(left));
      this.idByName.set(entity.name.toLowerCase(), id);
      this.list.push({
        id,
        title: entity.name,
        isRegEx,
        entityList: kept.slice(0, entityEntriesMax).map(({ value, synonyms }) => ({
          name: value,
          synonymList: synonyms ?? [],
          pronounceAs: '',
          showSynonyms: false,
        })),
      });
    }
  }

  /** The type of `@topics` or `@sys.date`; null when there is none that takes the same. */
  typeOf(reference: string): string | null {
    const name = reference.replace(/^@/, '').toLowerCase();
    if (!name.startsWith('sys.')) return this.idByName.get(name) ?? null;
    const system = systemTypes[name.slice('sys.'.length)];
    return system ? systemEntityTypeId(EntityDataType[system]) : null;
  }
}

const isComposite = (value: string, synonyms: DialogflowEntry['synonyms']) =>
  [value, ...(synonyms ?? [])].some((text) => composite.test(text));

/** Google keeps the patterns of a regular expression as synonyms of one value. */
const patternsOf = (entries: readonly DialogflowEntry[]): DialogflowEntry[] =>
  entries.flatMap(({ value, synonyms }) =>
    (synonyms?.length ? synonyms : [value]).map((pattern) => ({ value: pattern, synonyms: [] })),
  );

const fits = ({ value, synonyms }: DialogflowEntry): boolean =>
  [value, ...(synonyms ?? [])].every((text) => text.length <= entityNameMax) &&
  (synonyms?.length ?? 0) <= entitySynonymsMax;
