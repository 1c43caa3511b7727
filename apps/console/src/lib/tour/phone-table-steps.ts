import { shownSteps, type TourStep } from './tour-step.ts';

/** What is told of the phone numbers, and the part of the screen at which it stands. */
const told = [
  ['phoneWelcome', null],
  ['phoneProviders', 'providers'],
  ['phoneSearch', 'search'],
  ['phoneStates', 'states'],
  ['phoneTable', 'table'],
  ['phoneNew', 'new'],
] as const;

/** The steps for the table of phone numbers as it stands. */
export const phoneTableSteps = (): TourStep[] =>
  shownSteps(told.map(([id, part]) => ({ id, selector: part && `[data-phone-tour="${part}"]` })));
