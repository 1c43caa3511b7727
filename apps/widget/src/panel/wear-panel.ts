import type { Launcher } from '../loader/launcher.ts';
import { panelStyles } from './styles.ts';

/** Gives a launcher's panel its look. */
export function wearPanel({ root }: Launcher): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelStyles);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
