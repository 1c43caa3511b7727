import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { acknowledged, agentParams, id, nothing, timestamp } from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';

/** What a source is. */
export const SourceType = { select: 0, website: 1, sharePoint: 2, topDesk: 3, flows: 4, upload: 5 } as const;
export type SourceType = (typeof SourceType)[keyof typeof SourceType];

/** Those that can be made: flows are sources by a setting of their own. */
export const offeredSourceTypes = [SourceType.website, SourceType.upload] as const;
export type OfferedSourceType = (typeof offeredSourceTypes)[number];

/** How the last reading of a source, or of a page, ended. */
export const SourceStatus = { notRun: 0, trained: 1, failed: 2, ignored: 3, removed: 4, updated: 5 } as const;
export type SourceStatus = (typeof SourceStatus)[keyof typeof SourceStatus];

/** How a website lets one in: not at all, by a form, or by what browsers ask for themselves. */
export const SourceLoginType = { none: 0, password: 1, basic: 3 } as const;
export type SourceLoginType = (typeof SourceLoginType)[keyof typeof SourceLoginType];

/** Why a website, a page or a document could not be read. */
export const sourceFailures = [
  'badAddress',
  'forbiddenAddress',
  'unreachable',
  'timedOut',
  'tooLarge',
  'status',
  'signIn',
  'notReadable',
  'noText',
  'robots',
  'tokensUsedUp',
  'interrupted',
] as const;
export const sourceFailure = z.enum(sourceFailures);
export type SourceFailure = z.infer<typeof sourceFailure>;

/** The message keys of what is wrong with a source. */
export const sourceKeys = {
  missing: 'jobs.detail.error.400',
  address: 'jobs.validation.url',
  tooLong: 'jobs.validation.tooLong',
  tooMany: 'jobs.validation.tooMany',
  selector: 'jobs.validation.selector',
  interval: 'jobs.validation.intervalHours',
  timeout: 'jobs.validation.timeoutSecond',
  taskCount: 'jobs.validation.taskCount',
  typeChanged: 'jobs.validation.sourceType',
  unknownWidget: 'jobs.validation.unknownWidget',
  planLimit: 'jobs.planLimit',
  tokensUsedUp: 'jobs.tokensUsedUp',
  changedByOther: 'jobs.changedByOther',
  inactive: 'jobs.inactive',
  uploadTooLarge: 'jobs.upload.tooLarge',
  uploadKind: 'jobs.upload.unsupported',
  uploadFailed: 'jobs.upload.failed',
  uploadEmpty: 'jobs.upload.empty',
} as const;

export const sourceTextMax = 300;
export const sourceAddressMax = 2000;
export const sourceListMax = 100;
/** So many pages of a website are read at most. */
export const sourcePagesMax = 5000;

const text = z.string().trim().max(sourceTextMax, sourceKeys.tooLong);
const address = z.string().trim().max(sourceAddressMax, sourceKeys.tooLong);
const isWebAddress = (value: string): boolean => /^https?:$/.test(URL.parse(value)?.protocol ?? '');
const webAddress = address.refine((value) => value === '' || isWebAddress(value), sourceKeys.address);
const list = z.array(address.min(1, sourceKeys.missing)).max(sourceListMax, sourceKeys.tooMany);

/** What staff set of a source, as it is saved. */
export const sourceInput = z.object({
  id,
  sourceType: z.literal(offeredSourceTypes, sourceKeys.missing),
  /** What it is called among the staff; empty for its address. */
  name: text,
  /** Where reading begins, or where a document lies; empty of one whose documents are uploaded. */
  url: webAddress,
  /** Put behind every address that is asked for: `?print=1`. */
  addAfterUrl: text,
  /** Answers may rest on it. */
  active: z.boolean(),
  /** It is read again by itself, every so many hours. */
  updateContinuously: z.boolean(),
  intervalHours: z.int(sourceKeys.interval).min(1, sourceKeys.interval).max(8760, sourceKeys.interval),
  /** Links are followed; otherwise the one page is read. */
  includeUnderPages: z.boolean(),
  /** Beginnings of addresses, whole or from the first slash; none for all of the site. */
  includeOnlyStartedWith: list,
  /** Parts of addresses that are left out. */
  notIncludeInUrl: list,
  /** CSS selectors of what is left out of pages. */
  excludedContent: list,
  /** CSS selector of what counts of a page; empty for what looks like its content. */
  mainTagName: text,
  /** CSS selector of what says when a page was changed; empty for what the server says. */
  lastModifiedTagName: text,
  /** Of one request. */
  timeoutSecond: z.int(sourceKeys.timeout).min(1, sourceKeys.timeout).max(120, sourceKeys.timeout),
  /** So many pages are read at the same time. */
  taskCount: z.int(sourceKeys.taskCount).min(1, sourceKeys.taskCount).max(8, sourceKeys.taskCount),
  loginType: z.literal(Object.values(SourceLoginType)),
  username: text,
  /** Null for the one that is kept. */
  password: text.nullable(),
  loginUrl: webAddress,
  /** CSS selectors: the form, its fields, and what leads from the user name to the password where that is a page of its own. */
  loginFormHtml: text,
  loginUsernameHtml: text,
  loginUsernameClickHtml: text,
  loginPasswordHtml: text,
  /** Stands on the page that comes after signing in; empty for not looked at. */
  loginSuccessText: text,
  /** Ids of the widgets that use it; null leaves them as they are. */
  gptSettingClientList: z.array(id).max(1000).nullable(),
  /** Where it is left out, whatever has been saved meanwhile is saved over. */
  revision: z.int().optional(),
});
export type SourceInput = z.infer<typeof sourceInput>;

/** A widget, and whether its answers rest on the source. */
export const sourceClient = z.object({ id, name: z.string(), isUsed: z.boolean() });
export type SourceClient = z.infer<typeof sourceClient>;

/** How far reading is, and what it came to. */
export const sourceProgress = z.object({
  id,
  isRunning: z.boolean(),
  /** How the last reading ended; `failed` only where nothing could be read. */
  status: z.literal(Object.values(SourceStatus)),
  failure: sourceFailure.nullable(),
  /** What went wrong in words of the other side, e.g. `503`. */
  failureDetail: z.string(),
  lastRunDatetimeStart: timestamp.nullable(),
  lastRunDatetime: timestamp.nullable(),
  /** Null when it is not read by itself. */
  nextRunDatetime: timestamp.nullable(),
  /** Of the reading that runs: pages read, and those known that wait. */
  readPage: z.int(),
  waitingPage: z.int(),
  /** Pages that answers may rest on, and their tokens, about. */
  totalPage: z.int(),
  totalToken: z.int(),
  /** Pages whose last reading failed. */
  failedPage: z.int(),
});
export type SourceProgress = z.infer<typeof sourceProgress>;

/** An uploaded document, or one that a website leads to. */
export const sourceDocument = z.object({
  /** Its name, or its address. */
  name: z.string(),
  pages: z.int(),
  totalToken: z.int(),
  /** When its text was last found to be another. */
  lastUpdated: timestamp.nullable(),
});
export type SourceDocument = z.infer<typeof sourceDocument>;

export const source = sourceInput
  .omit({ password: true, gptSettingClientList: true })
  .extend({
    agentId: id,
    hasPassword: z.boolean(),
    gptSettingClientList: z.array(sourceClient),
    /** Of a source whose documents are uploaded, by name. */
    documentList: z.array(sourceDocument),
    revision: z.int(),
  })
  .extend(sourceProgress.omit({ id: true }).shape);
export type Source = z.infer<typeof source>;

export const sourceListItem = sourceProgress.extend({
  sourceType: z.literal(offeredSourceTypes),
  /** What it goes by: its name, its address, or the first of its documents. */
  title: z.string(),
  url: z.string(),
  active: z.boolean(),
  updateContinuously: z.boolean(),
  intervalHours: z.int(),
  gptSettingClientList: z.array(sourceClient),
});
export type SourceListItem = z.infer<typeof sourceListItem>;

/** A new source's. */
export const newSource: Omit<SourceInput, 'id' | 'gptSettingClientList'> = {
  sourceType: SourceType.website,
  name: '',
  url: '',
  addAfterUrl: '',
  active: true,
  updateContinuously: true,
  intervalHours: 24,
  includeUnderPages: true,
  includeOnlyStartedWith: [],
  notIncludeInUrl: [],
  excludedContent: [],
  mainTagName: '',
  lastModifiedTagName: '',
  timeoutSecond: 20,
  taskCount: 4,
  loginType: SourceLoginType.none,
  username: '',
  password: null,
  loginUrl: '',
  loginFormHtml: '',
  loginUsernameHtml: '',
  loginUsernameClickHtml: '',
  loginPasswordHtml: '',
  loginSuccessText: '',
};

export const sourceParams = agentParams.extend({ id });

export const getGptTrainingJobList = endpoint({
  method: 'GET',
  path: '/settings/agent/:agentId/gptTrainingJobList',
  summary: 'Sources that generated answers may rest on, by title, and how many the plan includes',
  access: developers,
  params: agentParams,
  query: z.object({ searchText: z.string().max(sourceTextMax).default('') }),
  body: nothing,
  reply: z.object({
    list: z.array(sourceListItem),
    /** Of all, whatever was searched for. */
    totalCount: z.int(),
    /** Null for any number. */
    maxSourceCount: z.int().nullable(),
  }),
  provides: ['sources'],
});

export const getGptTrainingJob = endpoint({
  method: 'GET',
  path: '/settings/agent/:agentId/gptTrainingJob/:id',
  summary: 'One source; the all-zero id gives what a new one begins with',
  access: developers,
  params: sourceParams,
  query: nothing,
  body: nothing,
  reply: source,
  provides: ['source'],
});

export const saveGptTrainingJob = endpoint({
  method: 'POST',
  path: '/settings/agent/:agentId/gptTrainingJob',
  summary:
    'Saves a source; the all-zero id makes a new one. A website that is new or is to be read differently is read at once',
  access: developers,
  params: agentParams,
  query: nothing,
  body: sourceInput,
  reply: source,
  errors: [
    sourceKeys.missing,
    sourceKeys.selector,
    sourceKeys.typeChanged,
    sourceKeys.unknownWidget,
    sourceKeys.planLimit,
    sourceKeys.changedByOther,
  ],
  invalidates: ['sources', 'pages', 'widgets', 'subscriptions'],
});

export const deleteGptTrainingJob = endpoint({
  method: 'DELETE',
  path: '/settings/agent/:agentId/gptTrainingJob/:id',
  summary: 'Deletes a source with its pages',
  access: developers,
  params: sourceParams,
  query: nothing,
  body: nothing,
  reply: acknowledged,
  invalidates: ['sources', 'widgets', 'subscriptions'],
});
