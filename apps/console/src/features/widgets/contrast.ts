/** Hexadecimal, with three or six digits. */
export const isColor = (text: string): boolean => /^#([\da-f]{3}|[\da-f]{6})$/i.test(text);

/** With six digits, as the browser's own colour field has it. */
export const sixDigits = (color: string): string =>
  color.length === 4 ? color.replace(/[\da-f]/gi, '$&$&') : color;

/** Contrast ratio of two hexadecimal colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Relative luminance, 0 to 1 (WCAG 2.2, "relative luminance"). */
function luminance(color: string): number {
  const hex = sixDigits(color);
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
