import { themeNames } from '@samtale/contract';
import { describe, expect, test } from 'vitest';
import type { PaletteTokens } from '../palette.ts';
import { cssOfTheme } from './css-of-theme.ts';
import { namedThemes } from './named-themes.ts';

/** Relative luminance of a colour written `#rrggbb` (WCAG 2.2, "relative luminance"). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How well one colour stands out from another, 1..21 (WCAG 2.2, "contrast ratio"). */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** What `rgb(r g b / share)` makes of the colour under it. */
function laidOver(colour: string, under: string): string {
  const [red = 0, green = 0, blue = 0, share = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const mixed = [red, green, blue].map((value, index) => {
    const below = Number.parseInt(under.slice(1 + 2 * index, 3 + 2 * index), 16);
    return Math.round(value * share + below * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

/** Every pair that is met in the console, with the least contrast WCAG AA asks of it. */
function pairsOf(tokens: PaletteTokens): [name: string, front: string, back: string, least: number][] {
  const { page, paper, sunken, tint, selected, hover } = tokens;
  const grounds = { page, paper, sunken };
  const pairs: [string, string, string, number][] = [
    ['onAccent on accent', tokens.onAccent, tokens.accent, 4.5],
    ['onAccent on accentHover', tokens.onAccent, tokens.accentHover, 4.5],
    ['accent on its tint', tokens.accent, tint.accent, 4.5],
  ];
  for (const [ground, colour] of Object.entries(grounds)) {
    pairs.push(
      [`text on ${ground}`, tokens.text, colour, 4.5],
      [`text on hover on ${ground}`, tokens.text, laidOver(hover, colour), 4.5],
      [`muted text on ${ground}`, tokens.textMuted, colour, 4.5],
      [`accent on ${ground}`, tokens.accent, colour, 4.5],
      [`accent on selected on ${ground}`, tokens.accent, laidOver(selected, colour), 4.5],
      [`control line on ${ground}`, tokens.controlLine, colour, 3],
    );
    for (const status of ['success', 'warning', 'error', 'info'] as const)
      pairs.push([`${status} on ${ground}`, tokens[status], colour, 4.5]);
  }
  for (const [name, colour] of Object.entries(tint))
    pairs.push([`text on tint ${name}`, tokens.text, colour, 4.5]);
  pairs.push(['muted text on the neutral tint', tokens.textMuted, tint.neutral, 4.5]);
  for (const status of ['success', 'warning', 'error', 'info'] as const)
    pairs.push([`${status} on its tint`, tokens[status], tint[status], 4.5]);
  return pairs;
}

describe.each(themeNames)('%s', (name) => {
  test.each(['light', 'dark'] as const)('%s is readable (WCAG AA)', (mode) => {
    const low = pairsOf(namedThemes[name][mode]).flatMap(([pair, front, back, least]) => {
      const found = contrast(front, back);
      return found < least ? [`${pair}: ${found.toFixed(2)} < ${least}`] : [];
    });
    expect(low).toEqual([]);
  });
});

test('the contrast is that of the standard', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(laidOver('rgb(0 0 0 / 0.5)', '#ffffff')).toBe('#808080');
});

test('no two themes look alike', () => {
  const accents = themeNames.map((name) => namedThemes[name].light.accent);
  expect(new Set(accents).size).toBe(themeNames.length);
});

test('the default theme needs no colours of its own, every other has them for both modes', () => {
  expect(cssOfTheme('fjord')).toBe('');
  const css = cssOfTheme('heather');
  expect(css).toContain(`--mui-palette-primary-main:${namedThemes.heather.light.accent}`);
  expect(css).toContain(`--mui-palette-primary-main:${namedThemes.heather.dark.accent}`);
  expect(css).toContain('[data-mode="dark"]');
});
