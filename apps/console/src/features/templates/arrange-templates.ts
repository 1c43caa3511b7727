import type { TemplateListItem } from '@samtale/contract';
import { inOrder } from '../../ui/in-order.ts';
import type { TemplateSearch } from './template-search.ts';

/** The templates whose title, or one of whose flows, holds the text, in the order that the address asks for. */
export function arrangeTemplates(
  templates: readonly TemplateListItem[],
  { search = '', by, reversed }: TemplateSearch,
  language: string,
): TemplateListItem[] {
  const wanted = search.trim().toLocaleLowerCase(language);
  const holds = (text: string) => text.toLocaleLowerCase(language).includes(wanted);
  // Text starts at A, numbers and dates with the most and newest.
  const order: Record<NonNullable<TemplateSearch['by']>, (item: TemplateListItem) => number> = {
    phrases: (item) => -item.trainingPhraseCount,
    flows: (item) => -item.intentList.length,
    changed: (item) => -Date.parse(item.lastModified),
  };
  const direction = reversed ? -1 : 1;
  return templates
    .filter(({ title, intentList }) => holds(title) || intentList.some((flow) => holds(flow.title)))
    .sort((one, other) => {
      const byTitle = inOrder(one.title, other.title);
      return direction * ((by ? order[by](one) - order[by](other) : byTitle) || byTitle);
    });
}
