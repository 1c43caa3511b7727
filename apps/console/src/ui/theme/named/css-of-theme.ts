import type { ThemeName } from '@samtale/contract';
import { makeTheme, theme } from '../theme.ts';
import { namedThemes } from './named-themes.ts';

type Sheets = ReturnType<typeof theme.generateStyleSheets>;

/** The CSS variables in which a named theme differs from the default one, for both modes; empty for the default. */
export function cssOfTheme(name: ThemeName): string {
  const usual = new Map(variablesOf(theme.generateStyleSheets()));
  return variablesOf(makeTheme(namedThemes[name]).generateStyleSheets())
    .map(([selector, variables]) => {
      const before = usual.get(selector);
      const changed = [...variables].filter(([variable, value]) => before?.get(variable) !== value);
      if (changed.length === 0) return '';
      return `${selector}{${changed.map(([variable, value]) => `${variable}:${value}`).join(';')}}`;
    })
    .join('');
}

function variablesOf(sheets: Sheets): [selector: string, variables: Map<string, string>][] {
  return sheets.flatMap((sheet) =>
    Object.entries(sheet).map(([selector, styles]): [string, Map<string, string>] => [
      selector,
      new Map(
        Object.entries(styles instanceof Object ? styles : {}).flatMap(([variable, value]) =>
          variable.startsWith('--') ? [[variable, String(value)]] : [],
        ),
      ),
    ]),
  );
}
