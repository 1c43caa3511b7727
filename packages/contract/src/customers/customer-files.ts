import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { agentParams, languageCode, nothing, numberInPath } from '../calls/primitives.ts';
import { staff } from '../calls/roles.ts';
import { importPreview } from '../training/training.ts';
import { customersHiddenKey } from './customers.ts';

/** What of a customer a file can hold. */
export const customerColumn = z.enum(['name', 'phone', 'email', 'comment', 'source']);
export type CustomerColumn = z.infer<typeof customerColumn>;

/** A column's number, from 0, or that the file has none. */
const columnChoice = z.union([z.literal('none'), numberInPath]).optional();

/** Which column of a file is what; guessed where nothing is said. */
export const customerMapping = z.object({
  name: columnChoice,
  phone: columnChoice,
  email: columnChoice,
  comment: columnChoice,
  source: columnChoice,
  hasHeader: z.enum(['true', 'false']).optional(),
});
export type CustomerMapping = z.infer<typeof customerMapping>;

export const customerImportPreview = importPreview
  .omit({ textColumn: true, flowColumn: true, answerColumn: true, otherLanguage: true })
  .extend({ columnOf: z.record(customerColumn, z.int().nullable()) });
export type CustomerImportPreview = z.infer<typeof customerImportPreview>;

export const customerSkipReason = z.enum([
  'empty',
  'invalidPhone',
  'invalidEmail',
  'tooLong',
  'duplicateInFile',
  'alreadyThere',
  'unreadable',
]);
export type CustomerSkipReason = z.infer<typeof customerSkipReason>;

export const customerImportReport = z.object({
  rowCount: z.int(),
  addedCount: z.int(),
  skippedCount: z.int(),
  skippedByReason: z.partialRecord(customerSkipReason, z.int()),
  /** The first skipped rows; `line` counts from 1 in the file. */
  skipped: z.array(z.object({ line: z.int(), reason: customerSkipReason, text: z.string() })),
});
export type CustomerImportReport = z.infer<typeof customerImportReport>;

const importLimit = 32 * 1024 * 1024;
const importErrors = [
  customersHiddenKey,
  'import.error.empty',
  'import.error.binary',
  'customers.import.noColumns',
];

export const previewCustomerImport = endpoint({
  method: 'POST',
  path: '/customers/import/preview/agentId/:agentId',
  summary: 'Reads a TSV or CSV of customers and shows how it would be imported, storing nothing',
  access: staff,
  audit: 'reads',
  params: agentParams,
  query: customerMapping,
  body: nothing,
  rawBody: true,
  bodyLimit: importLimit,
  cost: 200,
  megabyteCost: 50,
  reply: customerImportPreview,
  errors: importErrors,
});

export const importCustomers = endpoint({
  method: 'POST',
  path: '/customers/import/agentId/:agentId',
  summary: 'Imports customers in one transaction; a row whose phone number or address is known is left out',
  access: staff,
  params: agentParams,
  query: customerMapping,
  body: nothing,
  rawBody: true,
  bodyLimit: importLimit,
  cost: 600,
  megabyteCost: 50,
  reply: customerImportReport,
  errors: importErrors,
  invalidates: ['customers', 'customer'],
});

export const exportCustomers = endpoint({
  method: 'GET',
  path: '/customers/export/agentId/:agentId',
  summary: 'All customers as CSV, in the columns that the import reads',
  access: staff,
  audit: 'entered',
  params: agentParams,
  /** Danish spreadsheets take a semicolon between cells, English ones a comma. */
  query: z.object({ language: languageCode.default('da') }),
  body: nothing,
  cost: 200,
  reply: z.object({ content: z.string() }),
  errors: [customersHiddenKey],
  invalidates: [],
});
