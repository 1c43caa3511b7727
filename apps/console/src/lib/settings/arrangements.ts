import type { SxProps, Theme } from '@mui/material/styles';
import type { UserSettings } from '@samtale/contract';
import { topLine } from '../../ui/theme/top-line.ts';
import type { Arrangement } from './arrangement.ts';

/** Pixels: the widest box, and how high the parts are. */
const boxWidths = { 1: 1280, 2: 1280, 3: 1120 } as const;
const heights = { toolbar: 56, topMenu: 52, footer: 44 } as const;

/** A row of the frame, from the top, and how high it is; the screen takes what the others leave. */
interface Row {
  area: 'toolbar' | 'nav' | 'content' | 'footer';
  across: boolean;
}

/** The styles that a choice of layout, width, scrolling and parts comes to. */
export function arrange(settings: UserSettings): Arrangement {
  const { layout, mode, scroll, navbar, toolbar, footer } = settings;
  // Without either there would be no way to another screen.
  const hasToolbar = toolbar.display || !navbar.display;
  const menu = !navbar.display ? 'none' : layout === 1 ? 'side' : 'top';
  const scrollsBody = scroll === 'body';
  const boxWidth = boxWidths[layout];
  const around = mode === 'container' ? `max(0px, calc((100% - ${boxWidth}px) / 2))` : '0px';
  const stays = (style: 'fixed' | 'static') => !scrollsBody || style === 'fixed';

  const toolbarHeight = hasToolbar ? heights.toolbar : 0;
  const footerHeight = footer.display ? heights.footer : 0;
  const menuHeight = menu === 'top' ? heights.topMenu : 0;
  const toolbarFirst = layout === 1 || toolbar.position === 'above';
  const screenHeight = (fixed: number) => `calc(100dvh - ${topLine} - ${fixed}px)`;
  const left = {
    xs: screenHeight(toolbarHeight + footerHeight),
    md: screenHeight(toolbarHeight + footerHeight + menuHeight),
  };

  return {
    menu,
    side: navbar.position,
    frame: {
      display: 'grid',
      ...gridOf(settings, menu, hasToolbar),
      ...(scrollsBody ? { minHeight: '100dvh' } : { height: '100dvh' }),
      pt: topLine,
      ...(mode === 'boxed' && {
        width: '100%',
        maxWidth: boxWidth,
        mx: 'auto',
        borderInline: { xs: 0, lg: '1px solid var(--mui-palette-divider)' },
        bgcolor: 'background.default',
      }),
    },
    toolbar: {
      gridArea: 'toolbar',
      display: hasToolbar ? 'flex' : 'none',
      ...(stays(toolbar.style)
        ? {
            top: scrollsBody
              ? stuckAt(toolbarFirst || menu !== 'top' ? 0 : navbar.style === 'fixed' ? menuHeight : 0)
              : 0,
          }
        : { position: 'relative' }),
      ...(around !== '0px' && menu !== 'side' && { px: { xs: 1, md: `max(16px, ${around})` } }),
    },
    main: {
      ...(scrollsBody
        ? { minHeight: left, '&:has([data-fills])': { height: left, overflowY: 'auto' } }
        : { overflowY: 'auto' }),
      ...(around !== '0px' && { px: around }),
      ...(layout === 3 && sheet),
    },
    navbar:
      menu === 'side'
        ? {
            position: 'sticky',
            alignSelf: 'start',
            top: stuckAt(spansToolbar(settings) && stays(toolbar.style) ? toolbarHeight : 0),
            height: screenHeight(
              (spansToolbar(settings) ? toolbarHeight : 0) + (footer.position === 'below' ? footerHeight : 0),
            ),
          }
        : {
            position: stays(navbar.style) ? 'sticky' : 'relative',
            top: stuckAt(toolbarFirst && hasToolbar && stays(toolbar.style) ? toolbarHeight : 0),
            height: heights.topMenu,
            px: { md: `max(16px, ${around})` },
          },
    footer: footer.display
      ? {
          height: heights.footer,
          ...(scrollsBody && stays(footer.style) && { position: 'sticky', bottom: 0, zIndex: 'appBar' }),
          ...(around !== '0px' && menu !== 'side' && { px: { md: `max(16px, ${around})` } }),
        }
      : null,
  };
}

/** Below the line at the top of the window, and what else stays there. */
const stuckAt = (pixels: number) => `calc(${topLine} + ${pixels}px)`;

/** Whether the toolbar stands above the navbar at the side, too. */
const spansToolbar = ({ layout, toolbar }: UserSettings) =>
  layout === 1 && toolbar.display && toolbar.position === 'above';

/** The screen as a sheet of its own, on wide screens. */
const sheet: SxProps<Theme> = {
  bgcolor: 'background.sunken',
  pt: { md: 2 },
  pb: { md: 2 },
  '& > *': {
    border: { md: '1px solid var(--mui-palette-divider)' },
    borderRadius: { md: '12px' },
    overflow: 'clip',
  },
};

function gridOf(settings: UserSettings, menu: Arrangement['menu'], hasToolbar: boolean) {
  const { toolbar, footer, navbar } = settings;
  const rows: Row[] = [];
  const bar: Row = { area: 'toolbar', across: menu !== 'side' || spansToolbar(settings) };
  if (hasToolbar && (menu !== 'top' || toolbar.position === 'above')) rows.push(bar);
  if (menu === 'top') rows.push({ area: 'nav', across: true });
  if (hasToolbar && menu === 'top' && toolbar.position === 'below') rows.push(bar);
  rows.push({ area: 'content', across: menu !== 'side' });
  if (footer.display) rows.push({ area: 'footer', across: menu !== 'side' || footer.position === 'below' });
  const cells = ({ area, across }: Row) => {
    if (menu !== 'side') return `"${area}"`;
    if (across) return `"${area} ${area}"`;
    return navbar.position === 'left' ? `"nav ${area}"` : `"${area} nav"`;
  };
  const high = ({ area }: Row) => (area === 'content' ? 'minmax(0, 1fr)' : 'auto');
  const columns = { left: 'auto minmax(0, 1fr)', right: 'minmax(0, 1fr) auto' };
  const widths = menu === 'side' ? columns[navbar.position] : 'minmax(0, 1fr)';
  return { gridTemplate: `${rows.map((row) => `${cells(row)} ${high(row)}`).join(' ')} / ${widths}` };
}
