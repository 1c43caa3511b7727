import type { ThemeName } from '@samtale/contract';
import { wearColours } from '../worn-theme.ts';
import { cssOfTheme } from './css-of-theme.ts';
import { namedThemes } from './named-themes.ts';

/** Shows a named theme, and has the browser's own frame follow where it can. */
export function wearTheme(name: ThemeName): void {
  wearColours(name, cssOfTheme(name));
  for (const mode of ['light', 'dark'] as const) {
    document
      .querySelector(`meta[name=theme-color][media*=${mode}]`)
      ?.setAttribute('content', namedThemes[name][mode].page);
  }
}
