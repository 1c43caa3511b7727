import { bicycleShop } from './bicycle-shop.ts';
import type { Business } from './business.ts';
import { dentist } from './dentist.ts';
import { dogBoarding } from './dog-boarding.ts';
import { drivingSchool } from './driving-school.ts';
import { fitnessClub } from './fitness-club.ts';
import { kennel } from './kennel.ts';
import { pianoTuner } from './piano-tuner.ts';

/** Seven small companies, whose bots began with flows of different kinds and trades. */
export const businesses: Readonly<Record<string, Business>> = {
  bicycleShop,
  dentist,
  dogBoarding,
  drivingSchool,
  fitnessClub,
  kennel,
  pianoTuner,
};
