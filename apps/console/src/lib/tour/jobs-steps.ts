import { shownSteps, type TourStep } from './tour-step.ts';

/** What is told of the sources; all but the first stand at what they are about. */
export const jobsSteps = (): TourStep[] =>
  shownSteps([
    { id: 'jobsWelcome', selector: null },
    { id: 'jobsAdd', selector: '[data-tour="jobs-add"]' },
    { id: 'jobsCount', selector: '[data-tour="jobs-count"]' },
    { id: 'jobsList', selector: '[data-source]' },
    { id: 'jobsAsk', selector: '[data-tour="jobs-ask"]' },
  ]);

/** What is told of one source. */
export const jobDetailSteps = (): TourStep[] =>
  shownSteps([
    { id: 'jobDetailWelcome', selector: null },
    { id: 'jobDetailState', selector: '[data-tour="job-state"]' },
    { id: 'jobDetailRead', selector: '[data-tour="job-read"]' },
    { id: 'jobDetailPages', selector: '[data-tour="job-pages"]' },
    { id: 'jobDetailSettings', selector: '[data-tour="job-settings"]' },
    { id: 'jobDetailSave', selector: '[data-tour="job-save"]' },
  ]);
