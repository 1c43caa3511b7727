/** A deep fjord green: the accent until a widget says which it wants. */
export const defaultAccent = '#1f5f5b';
const ink = '#10181a';
const paper = '#ffffff';

/** `colour` when it is a hexadecimal colour (#rgb or #rrggbb), else the default. */
export function accentOf(colour: string | null | undefined): string {
  return colour && /^#([\da-f]{3}|[\da-f]{6})$/i.test(colour) ? colour : defaultAccent;
}

/** The text colour, dark or light, that stands out most on `accent` (hexadecimal). It reaches 4.5:1 on any. */
export function textOn(accent: string): string {
  const best = contrast(accent, ink) > contrast(accent, paper) ? ink : paper;
  // On a middling grey neither is enough, and black is.
  return contrast(accent, best) < 4.5 ? '#000000' : best;
}

/** Contrast ratio of two hexadecimal colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Relative luminance, 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  const channel = (at: number) => {
    const value = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
