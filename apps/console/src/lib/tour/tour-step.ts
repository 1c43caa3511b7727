import type { ParseKeys } from 'i18next';

type TourKey = Extract<ParseKeys<'around'>, `tour.${string}.title`>;

export interface TourStep {
  /** Its words are below `tour` in the texts. */
  id: TourKey extends `tour.${infer Id}.title` ? Id : never;
  /** What it is about; null of one that stands in the middle. */
  anchor: HTMLElement | null;
}

/** The steps whose anchors are to be seen; the first alone is no tour. */
export function shownSteps(steps: readonly { id: TourStep['id']; selector: string | null }[]): TourStep[] {
  const shown = steps.flatMap(({ id, selector }): TourStep[] => {
    if (selector === null) return [{ id, anchor: null }];
    const anchors = [...document.querySelectorAll<HTMLElement>(selector)];
    const anchor = anchors.find((one) => one.checkVisibility());
    return anchor ? [{ id, anchor }] : [];
  });
  return shown.length > 1 ? shown : [];
}
