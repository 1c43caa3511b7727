import type { DeviceKind } from '@samtale/contract';

/** In the order in which they are to be asked for: an Android that is no phone does not say `Mobile`. */
const signs: readonly (readonly [DeviceKind, RegExp])[] = [
  ['tablet', /\b(iPad|Tablet|Kindle|Silk)\b|\bAndroid\b(?!.*\bMobile\b)/i],
  ['mobile', /\b(iPhone|iPod|Mobile|Mobi|Android)\b/i],
  ['desktop', /\b(Windows NT|Macintosh|X11|CrOS|Linux)\b/i],
];

/** What a browser runs on, as coarse as statistics need it. Current iPads say they are Macs, and count as such. */
export const deviceOf = (userAgent: string): DeviceKind =>
  signs.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'other';
