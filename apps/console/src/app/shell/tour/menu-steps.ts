/** What is told, in this order. All but the first stand at a menu entry, and are left out where that is not shown. */
const told = ['welcome', 'jobs', 'flows', 'training', 'chat', 'settings', 'team', 'help'] as const;

export interface MenuStep {
  id: (typeof told)[number];
  /** The menu entry it is about; null of the first. */
  anchor: HTMLElement | null;
}

/** The steps for the menu as it stands; one alone is no tour. */
export function menuSteps(): MenuStep[] {
  const steps = told.flatMap((id): MenuStep[] => {
    if (id === 'welcome') return [{ id, anchor: null }];
    const entries = document.querySelectorAll<HTMLElement>(`nav [data-entry="${id}"]`);
    const anchor = [...entries].find((entry) => entry.checkVisibility());
    return anchor ? [{ id, anchor }] : [];
  });
  return steps.length > 1 ? steps : [];
}
