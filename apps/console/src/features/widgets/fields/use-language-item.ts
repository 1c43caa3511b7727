import type { ChatConfigLanguage } from '@samtale/contract';
import { useProblem, useWidgetField } from './use-widget-field.ts';

const path = 'chatConfig.chatConfigLanguageList';

/** The widget's languages, and how what is said of one of them changes. */
export function useLanguageItems() {
  const list = useWidgetField(path);
  const problemOf = useProblem();
  return {
    languages: list.value,
    changeAt: (index: number, part: Partial<ChatConfigLanguage>) =>
      list.change(list.value.map((one, at) => (at === index ? { ...one, ...part } : one))),
    problemAt: (index: number, name: keyof ChatConfigLanguage) => problemOf(`${path}.${index}.${name}`),
  };
}
