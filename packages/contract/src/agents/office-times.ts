import { z } from 'zod';
import { endpoint } from '../calls/endpoint.ts';
import { acknowledged, agentParams, calendarDay, id, nothing } from '../calls/primitives.ts';
import { developers } from '../calls/roles.ts';

export const officeTimesMax = 500;

const clock = z.iso.time({ precision: -1 });

/**
 * When the agent's people are there. A day entry opens a weekday from one time to another, several may stand for the
 * same day; the entries of special days (`isDay` false) decide alone about the dates they hold.
 */
export const officeTimeEntry = z.object({
  id,
  /** True for a weekday, false for special days. */
  isDay: z.boolean(),
  /** False for special days on which nobody is there. */
  isOpen: z.boolean(),
  /** 0 is Sunday; null for special days. */
  dayOfWeek: z.int().min(0).max(6).nullable(),
  /** `08:30`; null for special days that are closed. */
  fromTime: clock.nullable(),
  toTime: clock.nullable(),
  /** `2026-12-24`; null for weekdays. Both ends belong to it. */
  fromDate: calendarDay.nullable(),
  toDate: calendarDay.nullable(),
});
export type OfficeTimeEntry = z.infer<typeof officeTimeEntry>;

/** The keys a save can be refused with, below `settings.officeTimes.`. */
export const officeTimeKeys = [
  'missingTimes',
  'missingDates',
  'fromTimeIsGreater',
  'fromDateIsGreater',
  'timesOverlap',
  'specialDaysOverlap',
] as const;
export type OfficeTimeKey = (typeof officeTimeKeys)[number];

/** Somebody else has saved the hours since they were read. */
export const officeTimesChangedKey = 'settings.officeTimes.changedByOther';

export const getOfficeTimes = endpoint({
  method: 'GET',
  path: '/settings/officeTimeList/agent/:agentId',
  summary: "The agent's opening hours; without any it is always open",
  access: developers,
  params: agentParams,
  query: nothing,
  body: nothing,
  reply: z.object({
    officeTimeList: z.array(officeTimeEntry),
    /** Another one when the hours are others; sent back with a save so that two people cannot undo each other. */
    revision: z.string(),
  }),
  provides: ['officeHours'],
});

export const saveOfficeTimes = endpoint({
  method: 'PATCH',
  path: '/settings/officeTimeList/agent/:agentId',
  summary: "Replaces the agent's opening hours; they hold once it has been trained, which begins at once",
  access: developers,
  params: agentParams,
  query: nothing,
  body: z.object({
    officeTimeList: z.array(officeTimeEntry).max(officeTimesMax),
    /** Left out, the hours are replaced whatever they are. */
    revision: z.string().max(100).optional(),
  }),
  reply: acknowledged,
  errors: [...officeTimeKeys.map((key) => `settings.officeTimes.${key}`), officeTimesChangedKey],
  invalidates: ['officeHours', 'training', 'checks'],
});
