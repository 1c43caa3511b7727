import type { Theme } from '@mui/material/styles';

interface ParameterColor {
  /** Behind the words, and the line below them; in light and in dark. */
  light: { tint: string; line: string };
  dark: { tint: string; line: string };
  /** The line differs too, for those who do not tell the colours apart. */
  underline: 'solid' | 'dashed' | 'dotted' | 'double';
}

/** After Okabe and Ito, https://jfly.uni-koeln.de/color/: hues that stay apart for colour-blind people, made calm. */
const colors: readonly ParameterColor[] = [
  {
    light: { tint: '#dbe8fb', line: '#2f6fc4' },
    dark: { tint: '#1c3354', line: '#7db1f5' },
    underline: 'solid',
  },
  {
    light: { tint: '#fde6cc', line: '#b15e00' },
    dark: { tint: '#47300f', line: '#efa94f' },
    underline: 'dashed',
  },
  {
    light: { tint: '#ecdff7', line: '#7d4bb0' },
    dark: { tint: '#38264d', line: '#c39bea' },
    underline: 'dotted',
  },
  {
    light: { tint: '#d3efe4', line: '#177a5b' },
    dark: { tint: '#133a2e', line: '#66cfae' },
    underline: 'double',
  },
  {
    light: { tint: '#fadde8', line: '#b03a6c' },
    dark: { tint: '#47202f', line: '#f08fb5' },
    underline: 'solid',
  },
  {
    light: { tint: '#f2edc4', line: '#7a6d00' },
    dark: { tint: '#38340f', line: '#d4c659' },
    underline: 'dashed',
  },
];

const colorAt = (index: number): ParameterColor | undefined => colors[Math.max(0, index) % colors.length];

/** A look in light and in dark; `look` is given the shades of the mode. */
const inBothModes = (
  theme: Theme,
  color: ParameterColor,
  look: (shade: ParameterColor['light']) => Record<string, string>,
) => ({ ...look(color.light), ...theme.applyStyles('dark', look(color.dark)) });

/** How words look that stand for the parameter at this place among the flow's. */
export function markLook(index: number) {
  const color = colorAt(index);
  return (theme: Theme) =>
    color
      ? {
          borderRadius: '3px',
          textDecorationLine: 'underline',
          textDecorationStyle: color.underline,
          textDecorationThickness: '2px',
          textUnderlineOffset: '4px',
          textDecorationSkipInk: 'none',
          ...inBothModes(theme, color, ({ tint, line }) => ({
            backgroundColor: tint,
            textDecorationColor: line,
          })),
        }
      : {};
}

/** How the place of a parameter's value looks in a text; a name that nobody collects has -1. */
export function chipLook(index: number) {
  const color = colorAt(index);
  return (theme: Theme) =>
    index >= 0 && color
      ? {
          borderRadius: '4px',
          ...inBothModes(theme, color, ({ tint, line }) => ({
            backgroundColor: tint,
            boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${line} 40%, transparent)`,
          })),
        }
      : {
          borderRadius: '4px',
          outline: `1px dashed ${(theme.vars ?? theme).palette.warning.main}`,
          outlineOffset: '-1px',
          backgroundColor: (theme.vars ?? theme).palette.tint.warning,
        };
}

/** How the place of a value looks that is told of the company: no parameter has its colour. */
export const companyLook = (theme: Theme) => ({
  borderRadius: '4px',
  backgroundColor: (theme.vars ?? theme).palette.tint.accent,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${(theme.vars ?? theme).palette.primary.main} 35%, transparent)`,
});

/** How the place of a value looks in a text, by the values that the text can name. */
export function placeLook(values: readonly { name: string; isOfCompany: boolean }[], name: string) {
  const index = values.findIndex((value) => value.name === name);
  return values[index]?.isOfCompany ? companyLook : chipLook(index);
}

/** The colour of a parameter by itself, as a dot beside its name. */
export function dotLook(index: number) {
  const color = colorAt(index);
  return (theme: Theme) =>
    color ? inBothModes(theme, color, ({ line }) => ({ backgroundColor: line })) : {};
}
