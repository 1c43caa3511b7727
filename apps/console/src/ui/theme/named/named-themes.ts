import type { ThemeName } from '@samtale/contract';
import { fjord, type NamedTheme } from '../palette.ts';
import { amber } from './amber.ts';
import { aurora } from './aurora.ts';
import { forest } from './forest.ts';
import { granite } from './granite.ts';
import { heather } from './heather.ts';
import { rosehip } from './rosehip.ts';
import { sea } from './sea.ts';

/** All there is to choose from. */
export const namedThemes: Record<ThemeName, NamedTheme> = {
  fjord,
  forest,
  heather,
  sea,
  amber,
  rosehip,
  granite,
  aurora,
};
