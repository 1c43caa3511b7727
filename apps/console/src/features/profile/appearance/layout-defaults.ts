import { defaultUserSettings, type UserSettings } from '@samtale/contract';

type LayoutSettings = Pick<UserSettings, 'layout' | 'mode' | 'scroll' | 'navbar' | 'toolbar' | 'footer'>;

const { mode, scroll, navbar, toolbar, footer } = defaultUserSettings;

/** What a layout begins with when it is chosen. */
export const layoutDefaults: Record<UserSettings['layout'], LayoutSettings> = {
  1: { layout: 1, mode, scroll, navbar, toolbar, footer },
  2: { layout: 2, mode, scroll, navbar, toolbar: { ...toolbar, position: 'above' }, footer },
  3: {
    layout: 3,
    mode: 'container',
    scroll,
    navbar,
    toolbar: { ...toolbar, position: 'above' },
    footer,
  },
};
