/** The type scale in rem: 12, 13, 14, 16, 20 and 28 px. */
export const fontSize = {
  caption: '0.75rem',
  small: '0.8125rem',
  body: '0.875rem',
  lead: '1rem',
  title: '1.25rem',
  display: '1.75rem',
} as const;

const heading = { fontWeight: 600, letterSpacing: '-0.011em' };

export const typography = {
  fontFamily: '"Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", sans-serif',
  fontWeightMedium: 550,
  fontWeightBold: 650,
  h1: { ...heading, fontSize: fontSize.display, lineHeight: 36 / 28, letterSpacing: '-0.021em' },
  h2: { ...heading, fontSize: fontSize.title, lineHeight: 28 / 20, letterSpacing: '-0.016em' },
  h3: { ...heading, fontSize: fontSize.lead, lineHeight: 1.5 },
  h4: { ...heading, fontSize: fontSize.body, lineHeight: 20 / 14 },
  h5: { ...heading, fontSize: fontSize.body, lineHeight: 20 / 14 },
  h6: { ...heading, fontSize: fontSize.small, lineHeight: 20 / 13 },
  subtitle1: { fontSize: fontSize.lead, lineHeight: 1.5 },
  subtitle2: { fontSize: fontSize.small, lineHeight: 20 / 13, fontWeight: 550 },
  body1: { fontSize: fontSize.body, lineHeight: 20 / 14 },
  body2: { fontSize: fontSize.small, lineHeight: 20 / 13 },
  caption: { fontSize: fontSize.caption, lineHeight: 16 / 12 },
  overline: {
    fontSize: fontSize.caption,
    lineHeight: 16 / 12,
    fontWeight: 550,
    textTransform: 'none',
    letterSpacing: 0,
  },
  button: { fontSize: fontSize.body, lineHeight: 20 / 14, fontWeight: 550, textTransform: 'none' },
} as const;
