import { z } from 'zod';
import { id, languageCode } from '../calls/primitives.ts';

/** The colour themes, each light and dark. The first is what the console has without a choice. */
export const themeNames = [
  'fjord',
  'forest',
  'heather',
  'sea',
  'amber',
  'rosehip',
  'granite',
  'aurora',
] as const;
export type ThemeName = (typeof themeNames)[number];

/** The guided tours. One that was seen through, or ended, is not begun again by itself. */
export const tourNames = ['menu', 'jobs', 'jobDetail', 'settings', 'phoneTable'] as const;
export type TourName = (typeof tourNames)[number];

/** A part of the shell that can be left out, and either stays in view or scrolls away with the screen. */
const shellPart = { display: z.boolean(), style: z.enum(['fixed', 'static']) };
/** `above` and `below` are seen from the menu of layouts 2 and 3, and from the screen in layout 1. */
const aboveOrBelow = z.enum(['above', 'below']);

/** More agents than a user works on; what was hidden before is shown again. */
export const firstStepsHiddenMax = 100;

export const userSettings = z.strictObject({
  theme: z.enum(themeNames),
  /** Null until one is chosen: then it is the browser's. */
  colorMode: z.enum(['light', 'dark', 'system']).nullable(),
  /** Of the console; null until one is chosen. */
  language: languageCode.nullable(),
  /** 1 has the menu at the side, 2 at the top, 3 at the top of a sheet in the middle. */
  layout: z.literal([1, 2, 3]),
  /** How wide: everything in a box, all of the window, or the screen alone no wider than is good to read. */
  mode: z.enum(['boxed', 'fullwidth', 'container']),
  /** What scrolls: the whole page, or the screen between the parts that stay. */
  scroll: z.enum(['body', 'content']),
  navbar: z.strictObject({ ...shellPart, position: z.enum(['left', 'right']), folded: z.boolean() }),
  toolbar: z.strictObject({ ...shellPart, position: aboveOrBelow }),
  footer: z.strictObject({ ...shellPart, position: aboveOrBelow }),
  toursDone: z.array(z.enum(tourNames)).max(tourNames.length),
  /** Agents whose flow list is without what is to be told first, the last hidden one last. */
  firstStepsHidden: z.array(id).max(firstStepsHiddenMax),
  /** The user is written to when a visitor leaves a message, where they take chats. */
  leftMessageMails: z.boolean(),
});
export type UserSettings = z.infer<typeof userSettings>;

/** What holds for a user who has chosen nothing. */
export const defaultUserSettings: UserSettings = {
  theme: 'fjord',
  colorMode: null,
  language: null,
  layout: 1,
  mode: 'fullwidth',
  scroll: 'content',
  navbar: { display: true, style: 'fixed', position: 'left', folded: false },
  toolbar: { display: true, style: 'fixed', position: 'below' },
  footer: { display: false, style: 'static', position: 'above' },
  toursDone: [],
  firstStepsHidden: [],
  leftMessageMails: true,
};

/** Ids of the menu's entries, in the order in which they were starred. */
export const shortcuts = z.array(z.string().regex(/^[a-z-]{1,40}$/i)).max(30);

export const saveSettingsBody = z.strictObject({ ...userSettings.shape, shortcuts }).partial();
export type SettingsChange = z.infer<typeof saveSettingsBody>;
