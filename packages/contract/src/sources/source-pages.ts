import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { agentParams, id, nothing, numberInPath, timestamp } from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';
import { SourceStatus, sourceFailure, sourceKeys, sourceTextMax } from './sources.ts';

/** Longest text of a page, in characters. */
export const pageContentMax = 200_000;
export const pageTitleMax = 500;
export const pageRowsPerPage = 10;

/** What of a page a search looks at; none is all of it. */
export const pageFilters = ['content', 'url', 'title'] as const;
export type PageFilter = (typeof pageFilters)[number];

/** A page of a source, in a list. */
export const trainingPageItem = z.object({
  id,
  /** Where it is read, or the document's name; `#page=3` for a part of a document. */
  url: z.string(),
  title: z.string(),
  /** The beginning of its text. */
  contentStart: z.string(),
  totalToken: z.int(),
  /** When its text was last found to be another, or was written by hand; null before it is read. */
  lastUpdated: timestamp.nullable(),
  /** When it was last read. */
  lastRead: timestamp.nullable(),
  /** As the site says; null where it does not. */
  lastModified: timestamp.nullable(),
  ignore: z.boolean(),
  status: z.literal(Object.values(SourceStatus)),
  failure: sourceFailure.nullable(),
  failureDetail: z.string(),
  /** Its text was written by hand, which reading it again by itself leaves alone. */
  isEdited: z.boolean(),
});
export type TrainingPageItem = z.infer<typeof trainingPageItem>;

export const trainingPage = trainingPageItem.extend({ content: z.string() });
export type TrainingPage = z.infer<typeof trainingPage>;

/** `content,url,title` as it stands in the path; `null` for none. */
const filtersInPath = z
  .string()
  .transform((written) => (written === 'null' ? [] : written.split(',')))
  .pipe(z.array(z.enum(pageFilters)));

const pagesParams = agentParams.extend({ id });
const onePageParams = pagesParams.extend({ trainingPageId: id });

export const getTrainingPages = endpoint({
  method: 'GET',
  path: '/settings/agent/:agentId/gptTrainingJobId/:id/page/:page/filters/:filters',
  summary: 'Ten pages of a source by address; those that hold the words that are searched for',
  access: developers,
  params: pagesParams.extend({ page: numberInPath, filters: filtersInPath }),
  query: z.object({
    searchText: z.string().max(sourceTextMax).default(''),
    /** Only those whose last reading ended so. */
    status: z.coerce
      .number()
      .pipe(z.literal(Object.values(SourceStatus)))
      .optional(),
  }),
  body: nothing,
  reply: z.object({
    list: z.array(trainingPageItem),
    totalCount: z.int(),
    page: z.int(),
    /** How many pages of the source there are by status, whatever was searched for. */
    statusList: z.array(z.object({ status: z.literal(Object.values(SourceStatus)), count: z.int() })),
  }),
  provides: ['pages'],
});

export const getTrainingPage = endpoint({
  method: 'GET',
  path: '/settings/agent/:agentId/gptTrainingJobId/:id/trainingPageId/:trainingPageId',
  summary: 'One page of a source with all its text',
  access: developers,
  params: onePageParams,
  query: nothing,
  body: nothing,
  reply: trainingPage,
  provides: [],
});

export const ignoreTrainingPage = endpoint({
  method: 'PATCH',
  path: '/settings/agent/:agentId/gptTrainingJobId/:id/trainingPageId/:trainingPageId/ignore/:flag',
  summary: 'Lets answers rest on a page no more, or again',
  access: developers,
  params: onePageParams.extend({ flag: z.enum(['true', 'false']).transform((flag) => flag === 'true') }),
  query: nothing,
  body: nothing,
  reply: trainingPage,
  invalidates: ['pages', 'source'],
});

export const updateTrainingPage = endpoint({
  method: 'PUT',
  path: '/settings/agent/:agentId/gptTrainingJobId/:id/trainingPageId/:trainingPageId',
  summary:
    'Reads a page again, or writes its text by hand; tells whether it is another now. Reading drops what was written by hand',
  access: developers,
  params: onePageParams,
  query: nothing,
  body: z.object({
    content: z.string().trim().min(1, sourceKeys.missing).max(pageContentMax, sourceKeys.tooLong).optional(),
    title: z.string().trim().max(pageTitleMax, sourceKeys.tooLong).optional(),
  }),
  bodyLimit: 2 * 1024 * 1024,
  // A page is read in a process of its own.
  cost: 200,
  reply: z.object({ updated: z.boolean(), page: trainingPage }),
  errors: [sourceKeys.tokensUsedUp],
  invalidates: ['pages', 'source'],
});
