import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { nothing } from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';
import { source, sourceFailure, sourceKeys, sourceParams } from './sources.ts';

/** Of a document, in bytes. */
export const uploadBytesMax = 258 * 1024 * 1024;
export const uploadEndings = ['doc', 'docx', 'pdf', 'txt'] as const;
/** A line of its own, in any case of letters, at which a large text is cut into pages. */
export const splitMarker = '===== split =====';
/** What came of a document: how many pages, or why there are none. */
export const uploadedDocument = z.object({
  source,
  pages: z.int(),
  failure: sourceFailure.nullable(),
  failureDetail: z.string(),
});
export type UploadedDocument = z.infer<typeof uploadedDocument>;

export const uploadSourceDocument = endpoint({
  method: 'POST',
  path: '/settings/agent/:agentId/gptTrainingJob/:id/document',
  summary:
    'Reads a document (doc, docx, pdf, txt) into a source; one of the same name takes the place of the former',
  access: developers,
  params: sourceParams,
  query: z.object({ name: z.string().trim().min(1, sourceKeys.missing).max(200, sourceKeys.tooLong) }),
  body: nothing,
  rawBody: 'stream',
  reply: uploadedDocument,
  bodyLimit: uploadBytesMax,
  // It is read in a process of its own.
  cost: 200,
  errors: [
    sourceKeys.uploadTooLarge,
    sourceKeys.uploadKind,
    sourceKeys.uploadEmpty,
    sourceKeys.tokensUsedUp,
    sourceKeys.typeChanged,
  ],
  invalidates: ['sources', 'pages'],
});

export const deleteSourceDocument = endpoint({
  method: 'DELETE',
  path: '/settings/agent/:agentId/gptTrainingJob/:id/document',
  summary: 'Deletes an uploaded document with its pages',
  access: developers,
  params: sourceParams,
  query: z.object({ name: z.string().min(1, sourceKeys.missing).max(200, sourceKeys.tooLong) }),
  body: nothing,
  reply: source,
  invalidates: ['sources', 'pages'],
});
