import type { Source } from '@samtale/contract';

/** What a source goes by: its name, or its address without what all have in common; empty of unnamed documents. */
export const sourceTitle = ({ name, url }: Pick<Source, 'name' | 'url'>): string =>
  name || url.replace(/^https?:\/\/(www\.)?|\/$/g, '');
