import { sentFileSchema } from '@samtale/dialog';
import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { agentParams, id, nothing } from '../calls/primitives.ts';
import { staff } from '../calls/roles.ts';
import { filesMax } from './conversations.ts';

/** What a file may weigh. */
export const fileBytesMax = 10_000_000;
export const fileNameMax = 200;

/** The files that can be sent, by the ending of their names. What a file is, its bytes say. */
export const fileEndings = [
  'png',
  'jpg',
  'gif',
  'webp',
  'pdf',
  'txt',
  'csv',
  'docx',
  'xlsx',
  'pptx',
  'odt',
  'mp3',
  'mp4',
] as const;

export const fileRefusals = ['empty', 'tooLarge', 'kind', 'damaged'] as const;
export type FileRefusal = (typeof fileRefusals)[number];
export const fileRefusalKey = (refusal: FileRefusal): string => `file.error.${refusal}`;
/** The key under which a message is refused whose files are not there any more, or never were. */
export const unknownFileKey = 'file.error.unknown';

/** The files of a message or of a canned reply, by their ids. */
export const fileIds = z.array(id).max(filesMax);

export const uploadFile = endpoint({
  method: 'POST',
  path: '/chat/file/agent/:agentId',
  summary: 'Takes a file that is to be sent; one that is not sent within a day is forgotten',
  access: staff,
  audit: 'passing',
  params: agentParams,
  query: z.object({ name: z.string().trim().min(1).max(fileNameMax) }),
  body: nothing,
  rawBody: true,
  // More than is taken, so that a file that is a little too large is refused in words of its own.
  bodyLimit: 2 * fileBytesMax,
  reply: sentFileSchema,
  errors: fileRefusals.map(fileRefusalKey),
  invalidates: [],
});

export const getFile = endpoint({
  method: 'GET',
  path: '/file/:fileId/:name',
  summary: 'A file itself, to whoever knows its address; also in part',
  access: { kind: 'public' },
  params: z.object({ fileId: id, name: z.string() }),
  query: nothing,
  body: nothing,
  reply: nothing,
  fileReply: 'application/octet-stream',
});
