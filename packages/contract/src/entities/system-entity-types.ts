import type { SystemEntityType as SystemEntityName } from '@samtale/nlu';
import type { LanguageCode } from '../calls/primitives.ts';

/** Kinds of value that every bot knows, by the numbers that are stored. */
export const EntityDataType = {
  notSet: 0,
  text: 1,
  age: 2,
  color: 3,
  date: 4,
  dateTime: 5,
  datePeriod: 6,
  time: 7,
  timePeriod: 8,
  email: 9,
  language: 10,
  number: 11,
  phoneNumber: 12,
  zipCode: 13,
  file: 14,
} as const satisfies Record<'notSet' | SystemEntityName, number>;
export type EntityDataType = (typeof EntityDataType)[keyof typeof EntityDataType];
export type { SystemEntityName };

/**
 * What people say that holds a value of each kind. Text has none: it is whatever is answered when it is asked for,
 * and never looked for.
 */
const examples: Record<SystemEntityName, Record<LanguageCode, readonly string[]>> = {
  text: { da: [], en: [] },
  age: { da: ['25 år', 'jeg er femogtyve'], en: ['25 years old', 'I am twenty-five'] },
  color: { da: ['en rød cykel', 'mørkeblå'], en: ['a red bike', 'dark blue'] },
  date: {
    da: ['i morgen', 'næste tirsdag', 'den 3. maj', 'om 14 dage'],
    en: ['tomorrow', 'next Tuesday', 'May 3rd', 'in two weeks'],
  },
  dateTime: {
    da: ['i morgen kl. 14.30', 'næste tirsdag kl. halv tre'],
    en: ['tomorrow at 2:30 pm', 'next Tuesday at half past two'],
  },
  datePeriod: {
    da: ['næste uge', 'i weekenden', 'fra mandag til onsdag'],
    en: ['next week', 'this weekend', 'from Monday to Wednesday'],
  },
  time: { da: ['kl. 14.30', 'halv tre', 'kvart over 8'], en: ['3 pm', 'half past two', 'quarter to nine'] },
  timePeriod: {
    da: ['mellem 8 og 12', 'om eftermiddagen'],
    en: ['from 9 to 5', 'in the afternoon'],
  },
  email: { da: ['navn@firma.dk'], en: ['name@company.com'] },
  language: { da: ['dansk', 'på engelsk'], en: ['Danish', 'in English'] },
  number: { da: ['25', 'femogtyve', '1.234,5'], en: ['25', 'twenty-five', '1,234.5'] },
  phoneNumber: { da: ['12 34 56 78', '+45 12345678'], en: ['12 34 56 78', '+44 20 7946 0958'] },
  zipCode: { da: ['8000 Aarhus', '2100'], en: ['8000 Aarhus', '2100'] },
  file: {
    da: ['faktura.pdf', 'https://firma.dk/tegning.png'],
    en: ['invoice.pdf', 'https://company.com/drawing.png'],
  },
};

/** The same for values that lie in the past; only kinds that have a day have any. */
const pastExamples: Partial<typeof examples> = {
  date: { da: ['den 3. maj 2024', 'i går'], en: ['May 3rd, 2024', 'yesterday'] },
  dateTime: {
    da: ['i går kl. 14.30', 'den 3. maj 2024 kl. 9'],
    en: ['yesterday at 2:30 pm', 'May 3rd, 2024 at 9 am'],
  },
  datePeriod: {
    da: ['sidste uge', 'fra 3. til 10. maj 2024'],
    en: ['last week', 'from 3 to 10 May 2024'],
  },
};

export interface SystemEntityType {
  id: string;
  dataType: EntityDataType;
  title: SystemEntityName;
  examples: Record<LanguageCode, readonly string[]>;
  /** Of a type that has a day, the same for days in the past. */
  pastExamples?: Record<LanguageCode, readonly string[]> | undefined;
}

/** The id of the type that recognises this kind of value, the same for every agent. */
export const systemEntityTypeId = (dataType: EntityDataType): string =>
  `00000000-0000-4000-8000-0000000000${dataType.toString(16).padStart(2, '0')}`;

/** The entity types that every agent has in both languages, without their being stored. */
export const systemEntityTypes: readonly SystemEntityType[] = (
  Object.keys(examples) as SystemEntityName[]
).map((title) => ({
  id: systemEntityTypeId(EntityDataType[title]),
  dataType: EntityDataType[title],
  title,
  examples: examples[title],
  pastExamples: pastExamples[title],
}));

/** Whether values of a type have a day, so that it can be said which days are taken. */
export const hasDay = (typeId: string | null): boolean =>
  systemEntityTypes.some(({ id, pastExamples: past }) => id === typeId && past !== undefined);

/** Values of this type are known by the words around them alone. */
export const freeTextTypeId = systemEntityTypeId(EntityDataType.text);
