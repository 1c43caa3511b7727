import { settingKeys } from '@samtale/contract';
import { AppError } from '../../platform/app-error.ts';

/** Throws `badRequest` with the setting's own words for a number that is not whole, or not within 0 and its highest. */
export function refuseOutside(setting: keyof typeof settingKeys, value: number, most: number): void {
  if (!Number.isInteger(value) || value < 0 || value > most)
    throw new AppError('badRequest', settingKeys[setting]);
}
