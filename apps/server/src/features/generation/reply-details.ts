import type { ParameterValue, ReplyDetail } from '@samtale/dialog';

/** Longest value that is kept of a text or an address, in characters. */
const longestText = 500;
const longestLink = 2000;

const orNothing = (type: 'string' | 'number') => [type, 'null'];

/** The JSON Schema of what a model is to find, in the part of it that providers hold models to. */
export const schemaOfDetail = ({ type, categories }: ReplyDetail): object => ({
  type: orNothing(type === 'CustomNumber' ? 'number' : 'string'),
  ...(type === 'Category' && { enum: [...new Set(categories), null] }),
});

/** What a model found, by name; what is none of its kind, or was not asked for, is left out. */
export function foundDetails(
  asked: readonly ReplyDetail[],
  found: Readonly<Record<string, unknown>>,
): Record<string, ParameterValue> {
  const values = asked.flatMap((detail): [string, ParameterValue][] => {
    const text = Object.hasOwn(found, detail.name) ? written(detail, found[detail.name]) : '';
    return text ? [[detail.name, { value: text, text }]] : [];
  });
  return Object.fromEntries(values);
}

function written({ type, categories }: ReplyDetail, value: unknown): string {
  if (type === 'CustomNumber')
    return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
  if (typeof value !== 'string') return '';
  switch (type) {
    case 'Category':
      return categories.includes(value) ? value : '';
    case 'CustomLink':
      return isWebAddress(value) ? value : '';
    case 'CustomText':
      return value.trim().slice(0, longestText).toWellFormed();
  }
}

/** Nothing that a browser or a mail program would run. */
const isWebAddress = (text: string): boolean =>
  text.length <= longestLink && /^https?:$/.test(URL.parse(text)?.protocol ?? '');
