import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { components } from './components.ts';
import { fjord, type NamedTheme, type PaletteTokens, type Tints } from './palette.ts';
import { typography } from './typography.ts';

declare module '@mui/material/styles' {
  interface Palette {
    tint: Tints;
    line: { control: string };
  }
  interface PaletteOptions {
    tint?: Tints;
    line?: { control: string };
  }
  interface TypeBackground {
    sunken: string;
  }
}

/** Where the chosen mode (light, dark or system) is kept in the browser. */
export const modeStorageKey = 'samtale.mode';

function schemeOf(tokens: PaletteTokens) {
  const status = (main: string) => ({ main, light: main, dark: main, contrastText: tokens.paper });
  return {
    palette: {
      background: { default: tokens.page, paper: tokens.paper, sunken: tokens.sunken },
      text: { primary: tokens.text, secondary: tokens.textMuted, disabled: tokens.textDisabled },
      divider: tokens.hairline,
      line: { control: tokens.controlLine },
      primary: {
        main: tokens.accent,
        light: tokens.accent,
        dark: tokens.accentHover,
        contrastText: tokens.onAccent,
      },
      secondary: status(tokens.textMuted),
      success: status(tokens.success),
      warning: status(tokens.warning),
      error: status(tokens.error),
      info: status(tokens.info),
      action: { hover: tokens.hover, selected: tokens.selected, active: tokens.textMuted },
      tint: tokens.tint,
    },
  };
}

/**
 * Makes the MUI theme of a named palette. Both modes are CSS variables, so switching swaps an attribute on the
 * document and renders nothing again.
 */
export function makeTheme(named: NamedTheme) {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data-mode' },
    colorSchemes: { light: schemeOf(named.light), dark: schemeOf(named.dark) },
    spacing: 8,
    shape: { borderRadius: 8 },
    typography,
    transitions: {
      duration: {
        shortest: 120,
        shorter: 120,
        short: 140,
        standard: 160,
        complex: 180,
        enteringScreen: 160,
        leavingScreen: 120,
      },
    },
    components,
  });
}

export const theme = makeTheme(fjord);
