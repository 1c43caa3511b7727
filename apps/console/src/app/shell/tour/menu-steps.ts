import { shownSteps, type TourStep } from '../../../lib/tour/tour-step.ts';

/** What is told, in this order. All but the first stand at a menu entry, and are left out where that is not shown. */
const told = ['welcome', 'jobs', 'flows', 'training', 'chat', 'settings', 'team', 'help'] as const;

/** The steps for the menu as it stands. */
export const menuSteps = (): TourStep[] =>
  shownSteps(told.map((id) => ({ id, selector: id === 'welcome' ? null : `nav [data-entry="${id}"]` })));
