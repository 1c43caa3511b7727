import type { SxProps, Theme } from '@mui/material/styles';
import type { UserSettings } from '@samtale/contract';
import { topLine } from '../../ui/theme/top-line.ts';

/** Where the parts of the shell stand, as styles of one grid: whatever is chosen, the same elements stay on the page. */
export interface Arrangement {
  frame: SxProps<Theme>;
  toolbar: SxProps<Theme>;
  main: SxProps<Theme>;
  /** The menu: none, at a side, or at the top. */
  menu: 'none' | 'side' | 'top';
  side: 'left' | 'right';
  navbar: SxProps<Theme>;
  footer: SxProps<Theme> | null;
}

/** Layout 1: the navbar on the left, the toolbar fixed above the screen, which scrolls. */
const usual: Arrangement = {
  frame: {
    display: 'grid',
    gridTemplate: '"nav toolbar" auto "nav content" minmax(0, 1fr) / auto minmax(0, 1fr)',
    height: '100dvh',
    pt: topLine,
  },
  toolbar: {},
  main: { overflowY: 'auto' },
  menu: 'side',
  side: 'left',
  navbar: {},
  footer: null,
};

type Arrange = (settings: UserSettings) => Arrangement;
let arrange: Arrange | null = null;
const loading = { promise: null as Promise<void> | null };

/** Has the arrangements that few choose at hand. */
export function loadArrangements(): Promise<void> {
  loading.promise ??= import('./arrangements.ts').then((module) => {
    arrange = module.arrange;
  });
  return loading.promise;
}

/** How the shell stands; a promise while that has to be fetched. */
export function arrangementOf(settings: UserSettings): Arrangement | Promise<void> {
  const { layout, mode, scroll, navbar, toolbar, footer } = settings;
  const isUsual =
    layout === 1 &&
    mode === 'fullwidth' &&
    scroll === 'content' &&
    navbar.display &&
    navbar.position === 'left' &&
    toolbar.display &&
    toolbar.position === 'below' &&
    !footer.display;
  if (isUsual) return usual;
  return arrange ? arrange(settings) : loadArrangements();
}
