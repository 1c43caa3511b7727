import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { agentParams, nothing } from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';

export const companyFactMax = 200;

export const companyFactKeys = {
  tooLong: 'settings.companyFacts.tooLong',
  email: 'settings.companyFacts.email',
  website: 'settings.companyFacts.website',
  /** Somebody else has saved the facts since they were read. */
  changed: 'settings.companyFacts.changedByOther',
} as const;

const fact = z.string().trim().max(companyFactMax, companyFactKeys.tooLong);

/** A website as people write it, with or without `https://`, or nothing. */
export const isWrittenWebsite = (text: string): boolean =>
  text === '' || /^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(text);

/** What the agent's answers may say of the company it speaks for. What nobody has told is empty. */
export const companyFacts = z.object({
  companyName: fact,
  companyAddress: fact,
  companyPhone: fact,
  companyEmail: fact.refine(
    (text) => text === '' || z.email().safeParse(text).success,
    companyFactKeys.email,
  ),
  companyWebsite: fact.refine(isWrittenWebsite, companyFactKeys.website),
});
export type CompanyFacts = z.infer<typeof companyFacts>;

/** The facts that are typed, in the order in which they are shown. */
export const companyFactNames = Object.keys(companyFacts.shape) as (keyof CompanyFacts)[];

/** What the opening hours of the settings make of themselves: the hours in words, and whether it is open at the moment. */
const hoursValueNames = ['openingHours', 'openNow'] as const;
export const isHoursValue = (name: string): boolean => (hoursValueNames as readonly string[]).includes(name);

/** The values that every text may name, `{{companyPhone}}`: the facts, and what the opening hours make of themselves. */
export const companyValueNames = [...companyFactNames, ...hoursValueNames] as const;
export type CompanyValueName = (typeof companyValueNames)[number];
export const isCompanyValue = (name: string): name is CompanyValueName =>
  (companyValueNames as readonly string[]).includes(name);

/** A fact as a page of the company's website says it. */
export const foundFact = z.object({
  name: z.enum(companyFactNames as [keyof CompanyFacts, ...(keyof CompanyFacts)[]]),
  value: z.string(),
  /** The page's address. */
  url: z.string(),
});
export type FoundFact = z.infer<typeof foundFact>;

/** The hours of a week as a page of the company's website tells them. */
export const foundHours = z.object({
  /** The page's address. */
  url: z.string(),
  hourList: z.array(
    z.object({
      /** 0 is Sunday. */
      dayOfWeek: z.int().min(0).max(6),
      /** `08:30` */
      fromTime: z.iso.time({ precision: -1 }),
      toTime: z.iso.time({ precision: -1 }),
    }),
  ),
});
export type FoundHours = z.infer<typeof foundHours>;

export const getCompanyFacts = endpoint({
  method: 'GET',
  path: '/settings/companyFacts/agent/:agentId',
  summary: 'What answers may say of the company that the agent speaks for',
  access: developers,
  params: agentParams,
  query: nothing,
  body: nothing,
  reply: z.object({
    facts: companyFacts,
    /** Another one when the facts are others; sent back with a save so that two people cannot undo each other. */
    revision: z.string(),
    /** What the websites that are sources say; each fact at most once. */
    foundList: z.array(foundFact),
    /** What they say of when the company is open; null where they do not. */
    foundHours: foundHours.nullable(),
  }),
  provides: ['companyFacts'],
});

export const saveCompanyFacts = endpoint({
  method: 'PATCH',
  path: '/settings/companyFacts/agent/:agentId',
  summary:
    'Saves what answers may say of the company; it is said once the agent has been trained, which begins at once',
  access: developers,
  params: agentParams,
  query: nothing,
  body: z.object({
    facts: companyFacts,
    /** Left out, the facts are replaced whatever they are. */
    revision: z.string().max(100).optional(),
  }),
  reply: z.object({ facts: companyFacts, revision: z.string() }),
  errors: [companyFactKeys.changed],
  invalidates: ['companyFacts', 'training', 'checks'],
});
