import { shownSteps, type TourStep } from './tour-step.ts';

/** What is told of the settings; all but the first stand at a part of the list of tabs. */
const told = [
  'settingsWelcome',
  'settingsAgent',
  'settingsAnswers',
  'settingsWidget',
  'settingsChannels',
  'settingsData',
] as const;

const groupOf = {
  settingsWelcome: null,
  settingsAgent: 'agent',
  settingsAnswers: 'answers',
  settingsWidget: 'widget',
  settingsChannels: 'channels',
  settingsData: 'data',
} as const satisfies Record<(typeof told)[number], string | null>;

/** The steps for the settings as they stand. */
export const settingsSteps = (): TourStep[] =>
  shownSteps(
    told.map((id) => {
      const group = groupOf[id];
      return { id, selector: group && `[data-setting-group="${group}"]` };
    }),
  );
