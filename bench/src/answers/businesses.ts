import type { Business } from './business.ts';
import { dentist } from './dentist.ts';
import { drivingSchool } from './driving-school.ts';
import { fitnessClub } from './fitness-club.ts';

/** Three small companies, each with a bot of another kind. */
export const businesses: Readonly<Record<string, Business>> = { dentist, drivingSchool, fitnessClub };
