import { z } from 'zod';

/** A file that somebody has sent or noted. The log tells of it; its bytes are kept elsewhere. */
export const sentFileSchema = z.object({
  /** Opens the file to whoever knows it. */
  id: z.guid(),
  name: z.string(),
  /** Found from its bytes. */
  contentType: z.string(),
  bytes: z.int(),
  /** A picture's size in pixels, as it is shown. */
  width: z.int().optional(),
  height: z.int().optional(),
});
export type SentFile = z.infer<typeof sentFileSchema>;

/** Left out where there are none. */
export const sentFilesSchema = z.array(sentFileSchema).optional();
