import type { LauncherConfig } from '@samtale/contract';
import type { Host } from './host.ts';
import { launcherStyles } from './styles.ts';
import { launcherTexts } from './texts.ts';

/** How the panel stands there: shut, as the whole chat, or with the welcome alone. */
export type Openness = 'shut' | 'chat' | 'welcome';

/** The launcher on the host page, in a shadow root the page's style cannot reach. */
export interface Launcher {
  host: HTMLElement;
  root: ShadowRoot;
  button: HTMLButtonElement;
  /** Holds the button and the panel. */
  region: HTMLElement;
  /** Where the frame goes; unseen until the chat is open. */
  panel: HTMLElement;
  /** Lies over the panel until the frame is there. */
  cover: HTMLElement;
  /** In the cover: takes what the visitor writes until something better is there. */
  field: HTMLTextAreaElement;
  setOpenness(openness: Openness): void;
  setUnread(count: number): void;
  /** Wears other settings. */
  wear(config: LauncherConfig): void;
}

/** Puts the launcher at the end of the host page's document. */
export function mountLauncher(config: LauncherConfig, { origin, language }: Host): Launcher {
  const texts = launcherTexts[language];
  const host = document.createElement('samtale-widget');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [sheet];

  const region = document.createElement('aside');
  region.lang = language;
  const panel = document.createElement('div');
  const cover = document.createElement('div');
  const field = document.createElement('textarea');
  cover.append(field);
  const button = document.createElement('button');
  button.type = 'button';
  const badge = document.createElement('span');
  badge.className = 'badge';
  region.append(panel, button);
  root.append(region);
  // Beside the body, not in it: single-page apps that replace the body leave the chat standing.
  document.documentElement.append(host);

  let openness: Openness = 'shut';
  let unread = 0;
  const render = () => {
    const label = openness === 'chat' ? texts.close : texts.open;
    button.setAttribute('aria-label', unread ? `${label}, ${texts.unread(unread)}` : label);
    button.setAttribute('aria-expanded', String(openness === 'chat'));
    badge.textContent = unread > 9 ? '9+' : String(unread);
    badge.hidden = unread === 0;
    panel.className = openness === 'shut' ? 'panel' : `panel open ${openness}`;
  };
  const wear = (worn: LauncherConfig) => {
    region.setAttribute('aria-label', worn.name || texts.region);
    sheet.replaceSync(launcherStyles(worn));
    button.replaceChildren(
      picture(worn.icon && new URL(worn.icon, origin).href),
      icon('fold', 'm6 9.5 6 6 6-6'),
      badge,
    );
  };
  // How much a phone shows of a page that is wider depends on how far it is zoomed out.
  const measure = () => host.style.setProperty('--seen', `${visualViewport?.width}px`);
  visualViewport?.addEventListener('resize', measure);
  measure();
  wear(config);
  render();
  return {
    host,
    root,
    button,
    region,
    panel,
    cover,
    field,
    setOpenness(value) {
      openness = value;
      render();
    },
    setUnread(count) {
      unread = count;
      render();
    },
    wear,
  };
}

/** The staff's picture; the drawn bubble without one, or on a page that forbids it. */
function picture(address: string): Element {
  const drawn = icon('talk', 'M4.5 19.5 5.6 15.6A7.6 7.6 0 1 1 8.5 18.4ZM9 10.5h6M9 13.5h4');
  if (!address) return drawn;
  const image = document.createElement('img');
  image.className = 'talk';
  image.alt = '';
  image.referrerPolicy = 'no-referrer';
  image.onerror = () => image.replaceWith(drawn);
  image.src = address;
  return image;
}

/** A line drawing on a 24 × 24 grid; built node by node, since a page may forbid markup from strings. */
export function icon(name: string, path: string): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', name);
  svg.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(namespace, 'path');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}
