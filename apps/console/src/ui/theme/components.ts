import type { Components, Theme } from '@mui/material/styles';
import { topLine } from './top-line.ts';
import { fontSize } from './typography.ts';

/** Overlays are the only things lifted off the page. */
const lifted = '0 12px 32px -8px rgb(10 25 23 / 0.18), 0 2px 6px rgb(10 25 23 / 0.06)';
const iconSize = { '& svg': { width: 18, height: 18, flexShrink: 0 } };

const focusRing = {
  outline: '2px solid var(--mui-palette-primary-main)',
  outlineOffset: 2,
};

const overlay = ({ theme }: { theme: Omit<Theme, 'components'> }) => ({
  backgroundImage: 'none',
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  boxShadow: lifted,
});

/** What makes MUI's parts ours: hairlines, no ripples, a visible focus ring, compact controls. */
export const components: Components<Omit<Theme, 'components'>> = {
  MuiCssBaseline: {
    styleOverrides: {
      ':root': { colorScheme: 'light' },
      '[data-mode="dark"]': { colorScheme: 'dark' },
      'html, body, #root': { height: '100%' },
      body: {
        fontFeatureSettings: '"cv05", "cv11", "ss03"',
        WebkitFontSmoothing: 'antialiased',
        overflowWrap: 'break-word',
      },
      // Browsers give these a font of their own.
      'button, input, select, textarea': { fontFamily: 'inherit' },
      ':focus-visible': focusRing,
      // MUI's faded placeholders are too faint to read.
      'input::placeholder, textarea::placeholder': {
        color: 'var(--mui-palette-text-secondary) !important',
        opacity: '1 !important',
      },
      '::selection': { background: 'var(--mui-palette-tint-accent)' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 36,
        padding: '6px 14px',
        whiteSpace: 'nowrap',
        transition: 'background-color 120ms, border-color 120ms, color 120ms',
        ...iconSize,
      },
      sizeSmall: { minHeight: 28, padding: '2px 10px', fontSize: fontSize.small },
      sizeLarge: { minHeight: 44, padding: '10px 20px' },
    },
    variants: [
      {
        props: { variant: 'outlined', color: 'inherit' },
        style: ({ theme }) => ({
          borderColor: (theme.vars ?? theme).palette.divider,
          backgroundColor: (theme.vars ?? theme).palette.background.paper,
          '&:hover': { borderColor: (theme.vars ?? theme).palette.line.control },
        }),
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 8,
        padding: 8,
        transition: 'background-color 120ms, color 120ms',
        ...iconSize,
        '& svg': { width: 20, height: 20 },
      },
      sizeSmall: { padding: 5, '& svg': { width: 18, height: 18 } },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiMenu: {
    styleOverrides: {
      paper: overlay,
      list: { padding: 4 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        borderRadius: 6,
        minHeight: 36,
        padding: '6px 10px',
        gap: 10,
        fontSize: fontSize.body,
        ...iconSize,
        '&.Mui-focusVisible': { outlineOffset: -2 },
      },
    },
  },
  MuiPopover: { styleOverrides: { paper: overlay } },
  MuiDrawer: { styleOverrides: { paper: { top: topLine, height: `calc(100% - ${topLine})` } } },
  MuiDialog: { styleOverrides: { paper: overlay } },
  MuiDialogTitle: { styleOverrides: { root: { padding: '20px 24px 8px', fontSize: fontSize.title } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px', gap: 8 } } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(9 20 18 / 0.4)' } } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: (theme.vars ?? theme).palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: (theme.vars ?? theme).palette.line.control,
          transition: 'border-color 120ms',
        },
        '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: (theme.vars ?? theme).palette.text.secondary,
        },
      }),
      input: { height: 24, padding: '8px 12px', '&:focus-visible': { outline: 'none' } },
      sizeSmall: { '& .MuiOutlinedInput-input': { height: 20 } },
      // The root pads a text of many lines, its own `input` rule must not do so once more.
      multiline: {
        padding: '7px 12px',
        '& .MuiOutlinedInput-input': { padding: 0 },
        '& textarea:focus-visible': { outline: 'none' },
      },
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: fontSize.small } } },
  MuiFormControlLabel: { styleOverrides: { root: { marginLeft: -8 } } },
  MuiCheckbox: { styleOverrides: { root: { padding: 8, borderRadius: 8 } } },
  MuiChip: { styleOverrides: { root: { borderRadius: 6, fontWeight: 500 } } },
  MuiListItemButton: {
    styleOverrides: { root: { borderRadius: 8, transition: 'background-color 120ms, color 120ms' } },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 }, indicator: { height: 2 } } },
  MuiTab: { styleOverrides: { root: { minHeight: 40, padding: '8px 12px', minWidth: 0 } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderBottomColor: (theme.vars ?? theme).palette.divider,
        padding: '10px 16px',
      }),
      head: ({ theme }) => ({
        color: (theme.vars ?? theme).palette.text.secondary,
        fontSize: fontSize.caption,
        fontWeight: 550,
      }),
    },
  },
  MuiAlert: {
    styleOverrides: { root: { padding: '6px 12px', alignItems: 'center' } },
    variants: (['success', 'info', 'warning', 'error'] as const).map((severity) => ({
      props: { variant: 'standard', severity },
      style: ({ theme }) => ({
        color: (theme.vars ?? theme).palette.text.primary,
        backgroundColor: (theme.vars ?? theme).palette.tint[severity],
      }),
    })),
  },
  MuiLinearProgress: { styleOverrides: { root: { borderRadius: 2, height: 4 } } },
  MuiSkeleton: { defaultProps: { animation: 'wave' } },
  MuiLink: { defaultProps: { underline: 'hover' } },
};
