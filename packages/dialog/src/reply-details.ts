import { z } from 'zod';

/** Kinds of what a reply tells besides the answer, and plain words. */
export const replyDetailTypes = ['CustomText', 'CustomNumber', 'CustomLink', 'Category'] as const;

/** What a language model is to find besides an answer; what it finds is a value like any that was said. */
export const replyDetailSchema = z.object({
  /** The value's, as flows say it: `{{name}}`. */
  name: z.string(),
  type: z.enum(replyDetailTypes),
  /** What the model is told of it; may be empty. */
  description: z.string(),
  /** Of a category, those it may be. */
  categories: z.array(z.string()),
});
export type ReplyDetail = z.infer<typeof replyDetailSchema>;
