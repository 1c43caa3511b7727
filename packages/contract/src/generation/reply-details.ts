import { type ReplyDetail, replyDetailSchema } from '@samtale/dialog';
import { z } from 'zod';
import { parameterName, parameterNameMax } from '../flows/training-phrases.ts';

/** How many details a generated answer brings along at most, and how long what is said of each may be. */
export const replyDetailsMax = 10;
export const replyDetailDescriptionMax = 300;
export const categoriesMax = 30;
export const categoryMax = 60;

/** The message keys of what is wrong with a detail. */
export const replyDetailKeys = {
  name: 'generation.validation.detailName',
  nameTaken: 'generation.validation.detailNameTaken',
  tooLong: 'generation.validation.tooLong',
  noCategories: 'generation.validation.noCategories',
  tooMany: 'generation.validation.tooManyDetails',
} as const;

const replyDetail = replyDetailSchema
  .extend({
    name: z
      .string()
      .trim()
      .max(parameterNameMax, replyDetailKeys.name)
      .regex(parameterName, replyDetailKeys.name),
    description: z.string().trim().max(replyDetailDescriptionMax, replyDetailKeys.tooLong),
    categories: z
      .array(z.string().trim().min(1).max(categoryMax, replyDetailKeys.tooLong))
      .max(categoriesMax, replyDetailKeys.tooMany),
  })
  .refine(({ type, categories }) => type !== 'Category' || categories.length > 0, {
    path: ['categories'],
    error: replyDetailKeys.noCategories,
  });

export type { ReplyDetail };

/** What the model is to find besides an answer; none of it twice. */
export const replyDetails = z
  .array(replyDetail)
  .max(replyDetailsMax, replyDetailKeys.tooMany)
  .check(({ value, issues }) => {
    for (const [index, { name }] of value.entries()) {
      if (!value.slice(0, index).some((other) => other.name === name)) continue;
      issues.push({
        code: 'custom',
        input: name,
        path: [index, 'name'],
        message: replyDetailKeys.nameTaken,
      });
    }
  });
