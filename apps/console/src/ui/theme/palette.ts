/** The colours of one mode of a named theme. Accent is kept for what can be acted on. */
export interface PaletteTokens {
  /** Behind everything, behind panels, behind the navbar. */
  page: string;
  paper: string;
  sunken: string;
  text: string;
  textMuted: string;
  textDisabled: string;
  /** Between regions; and around controls, where WCAG asks for 3:1. */
  hairline: string;
  controlLine: string;
  accent: string;
  accentHover: string;
  onAccent: string;
  success: string;
  warning: string;
  error: string;
  info: string;
  hover: string;
  selected: string;
  /** Soft backgrounds behind text of the same name. */
  tint: Tints;
}

export interface Tints {
  neutral: string;
  accent: string;
  success: string;
  warning: string;
  error: string;
  info: string;
}

export interface NamedTheme {
  light: PaletteTokens;
  dark: PaletteTokens;
}

/** Petrol on neutrals with a breath of sea green. */
export const fjord: NamedTheme = {
  light: {
    page: '#f6f8f7',
    paper: '#ffffff',
    sunken: '#edf1f0',
    text: '#16211f',
    textMuted: '#54625f',
    textDisabled: '#8b9895',
    hairline: '#dde4e2',
    controlLine: '#7f8c87',
    accent: '#0b6b63',
    accentHover: '#08544e',
    onAccent: '#ffffff',
    success: '#2a6b3d',
    warning: '#855500',
    error: '#ae3429',
    info: '#2c5c8a',
    hover: 'rgb(22 33 31 / 0.05)',
    selected: 'rgb(11 107 99 / 0.1)',
    tint: {
      neutral: '#e9eeec',
      accent: '#dcedea',
      success: '#e0f0e3',
      warning: '#f9edd6',
      error: '#fae6e3',
      info: '#e2ecf6',
    },
  },
  dark: {
    page: '#0f1515',
    paper: '#151d1d',
    sunken: '#0b1010',
    text: '#e4ecea',
    textMuted: '#9dacA8',
    textDisabled: '#62716d',
    hairline: '#263231',
    controlLine: '#647470',
    accent: '#6fcabc',
    accentHover: '#8ad8cc',
    onAccent: '#06201d',
    success: '#8acb99',
    warning: '#e2b566',
    error: '#f2988d',
    info: '#90bce8',
    hover: 'rgb(228 236 234 / 0.06)',
    selected: 'rgb(111 202 188 / 0.14)',
    tint: {
      neutral: '#222d2c',
      accent: '#14322f',
      success: '#18311f',
      warning: '#362912',
      error: '#3b1f1b',
      info: '#182b3d',
    },
  },
};
