import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { acknowledged, agentLanguageParams, id, nothing, timestamp } from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';
import { flowUse } from '../flows/flow-use.ts';
import { EntityDataType } from './system-entity-types.ts';

export const entityTitleMax = 30;
/** A letter, then letters, digits, underscores and hyphens. */
export const entityTitlePattern = /^[A-Za-z][A-Za-z0-9_-]{0,29}$/;
export const entityEntriesMax = 20_000;
/** Characters of a value's name, a pattern, a synonym and a pronunciation. */
export const entityNameMax = 500;
export const entitySynonymsMax = 200;
/** Characters of a sentence that is tried. */
export const entityTrialMax = 1000;

/**
 * The form in which two names, or two synonyms, are the same: case and spaces make no difference. Signs do, so that
 * "C++" and "C#" are two.
 */
export const sameEntityName = (name: string): string =>
  name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

export const entityEntry = z.object({
  id,
  /** The value; of the regular-expression kind, one pattern. */
  name: z.string().max(entityNameMax),
  /** Other words for it. */
  synonymList: z.array(z.string().max(entityNameMax)).max(entitySynonymsMax),
  /** Its place in the list, from 0. */
  index: z.int().min(0),
  /** What the voice says instead of the name; empty for the name itself. */
  pronounceAs: z.string().max(entityNameMax),
  /** The synonyms are offered beside the name when the bot lists the values. */
  showSynonyms: z.boolean(),
});
export type EntityEntry = z.infer<typeof entityEntry>;

const entityTypeHead = z.object({
  id,
  title: z.string(),
  isRegEx: z.boolean(),
  /** Every agent has it, and nobody changes it. */
  system: z.boolean(),
  /** Of a system type, what it recognises; `notSet` for the agent's own. */
  dataType: z.literal(Object.values(EntityDataType)),
  /** The flows that use it. */
  intentList: z.array(flowUse),
  /** Null for a system type. */
  lastModified: timestamp.nullable(),
});

export const entityTypeListItem = entityTypeHead.extend({ entityCount: z.int() });
export type EntityTypeListItem = z.infer<typeof entityTypeListItem>;

export const foundEntityType = entityTypeListItem.extend({
  /** The first of its values in which the text stands; null when it stands in the title or in a flow's. */
  foundEntry: z.string().nullable(),
});
export type FoundEntityType = z.infer<typeof foundEntityType>;

export const entityType = entityTypeHead.extend({
  entityList: z.array(entityEntry),
  /** Grows with every save; sent back with a save so that two editors cannot overwrite each other. */
  revision: z.int(),
});
export type EntityType = z.infer<typeof entityType>;

export const entityTypeInput = z.object({
  id,
  title: z.string(),
  isRegEx: z.boolean(),
  /** Where it is left out, whatever has been saved meanwhile is saved over. */
  revision: z.int().optional(),
  entityList: z.array(entityEntry).max(entityEntriesMax),
});
export type EntityTypeInput = z.infer<typeof entityTypeInput>;

/** Why an entity type cannot be saved or deleted, in `details.code`. */
export const EntityRefusal = {
  doublet: 'doublet',
  renameUsed: 'canNotRenameUsedEntityType',
  inUse: 'entityTypeInUse',
  system: 'systemEntityType',
} as const;

/** What can be wrong with a pattern, as message keys. */
export const patternProblemKeys = {
  syntax: 'entity.detail.save.pattern.syntax',
  unsupported: 'entity.detail.save.pattern.unsupported',
  tooLarge: 'entity.detail.save.pattern.tooLarge',
  /** With those before it, it takes more than looking for one type may. */
  tooCostly: 'entity.detail.save.pattern.tooCostly',
} as const;

/** Says of a value that with it a list has more names and synonyms than can be looked for. */
export const listTooLongKey = 'entity.detail.save.listTooLong';

/** 20,000 values with a few synonyms each are some 4 MB. */
const entriesLimit = 16 * 1024 * 1024;

export const getEntityTypes = endpoint({
  method: 'GET',
  path: '/entity/agent/:agentId/language/:languageId',
  summary: 'All entity types of a language by title, the system ones last, with the flows that use them',
  access: developers,
  params: agentLanguageParams,
  query: nothing,
  body: nothing,
  reply: z.object({ list: z.array(entityTypeListItem) }),
  provides: ['entityTypes'],
});

export const searchEntityTypes = endpoint({
  method: 'POST',
  path: '/entity/seachentitylist/agent/:agentId/language/:languageId',
  summary: 'The entity types with a text in their title, their values or synonyms, or a flow that uses them',
  access: developers,
  audit: 'reads',
  params: agentLanguageParams,
  query: nothing,
  body: z.object({ searchtext: z.string().max(500) }),
  reply: z.object({ list: z.array(foundEntityType) }),
  provides: ['entityTypes'],
});

export const getEntityType = endpoint({
  method: 'GET',
  path: '/entity/agent/:agentId/language/:languageId/entityType/:entityTypeId',
  summary: 'One entity type with its values',
  access: developers,
  params: agentLanguageParams.extend({ entityTypeId: id }),
  query: nothing,
  body: nothing,
  reply: entityType,
  provides: [],
});

export const addOrUpdateEntityType = endpoint({
  method: 'PATCH',
  path: '/entity/agent/:agentId/language/:languageId',
  summary: 'Saves an entity type; the all-zero id makes a new one, and a new value in it',
  access: developers,
  params: agentLanguageParams,
  query: nothing,
  body: entityTypeInput,
  reply: entityType,
  bodyLimit: entriesLimit,
  errors: [
    'entity.detail.save.errorTitle',
    'entities.create.doublet',
    'entity.update.used.entity.type.error',
    'entity.detail.changedByOther',
    'entity.detail.save.entryWithoutName',
    'entity.detail.system',
    listTooLongKey,
    ...Object.values(patternProblemKeys),
  ],
  invalidates: ['entityTypes', 'training', 'checks'],
});

export const deleteEntityType = endpoint({
  method: 'DELETE',
  path: '/entity/agent/:agentId/language/:languageId/entityTypeId/:entityTypeId',
  summary: 'Deletes an entity type that no flow uses',
  access: developers,
  params: agentLanguageParams.extend({ entityTypeId: id }),
  query: nothing,
  body: nothing,
  reply: acknowledged,
  errors: ['entities.delete.in.use', 'entity.detail.system'],
  invalidates: ['entityTypes', 'checks'],
});

export const entityTrial = z.object({
  text: z.string().max(entityTrialMax),
  isRegEx: z.boolean(),
  /** The values as they stand in the editor; null for those that are saved, and for a system type. */
  entityList: z
    .array(entityEntry.pick({ name: true, synonymList: true }))
    .max(entityEntriesMax)
    .nullable(),
});
export type EntityTrial = z.infer<typeof entityTrial>;

export const entityTrialResult = z.object({
  foundList: z.array(
    z.object({
      /** Where it stands in the text, in UTF-16 units. */
      start: z.int(),
      end: z.int(),
      /** What the bot goes on with, e.g. the name for a synonym, or a date as 2026-11-24. */
      value: z.string(),
      /** 0..1; below 1 for what is only like a value. */
      score: z.number(),
    }),
  ),
  /** The patterns that cannot be used, or what is too much, by its place in the list, and why. */
  problemList: z.array(
    z.object({
      index: z.int(),
      messageKey: z.enum([...Object.values(patternProblemKeys), listTooLongKey]),
    }),
  ),
});
export type EntityTrialResult = z.infer<typeof entityTrialResult>;

export const tryEntityType = endpoint({
  method: 'POST',
  path: '/entity/try/agent/:agentId/language/:languageId/entityType/:entityTypeId',
  summary: 'What an entity type finds in a sentence, as it is saved or as it stands in the editor',
  access: developers,
  audit: 'reads',
  params: agentLanguageParams.extend({ entityTypeId: id }),
  query: nothing,
  body: entityTrial,
  cost: 20,
  reply: entityTrialResult,
  bodyLimit: entriesLimit,
});
