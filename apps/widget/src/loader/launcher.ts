import type { Snippet } from './snippet.ts';
import { loaderStyles } from './styles.ts';
import { loaderTexts } from './texts.ts';

/** The launcher on the host page, in a shadow root the page's style cannot reach. */
export interface Launcher {
  button: HTMLButtonElement;
  /** Holds the button and the panel. */
  region: HTMLElement;
  /** Where the frame goes; unseen until the chat is open. */
  panel: HTMLElement;
  setOpen(open: boolean): void;
  setUnread(count: number): void;
}

/** Puts the launcher at the end of the host page's document. */
export function mountLauncher({ language, accent }: Snippet): Launcher {
  const texts = loaderTexts[language];
  const host = document.createElement('samtale-widget');
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [loaderStyles(accent)];

  const region = document.createElement('aside');
  region.setAttribute('aria-label', texts.region);
  region.lang = language;
  const panel = document.createElement('div');
  const button = document.createElement('button');
  button.type = 'button';
  const badge = document.createElement('span');
  badge.className = 'badge';
  badge.hidden = true;
  button.append(
    icon('talk', 'M4.5 19.5 5.6 15.6A7.6 7.6 0 1 1 8.5 18.4ZM9 10.5h6M9 13.5h4'),
    icon('fold', 'm6 9.5 6 6 6-6'),
    badge,
  );
  region.append(panel, button);
  root.append(region);
  // Beside the body, not in it: single-page apps that replace the body leave the chat standing.
  document.documentElement.append(host);

  let open = false;
  let unread = 0;
  const render = () => {
    const label = open ? texts.close : texts.open;
    button.setAttribute('aria-label', unread ? `${label} (${texts.unread(unread)})` : label);
    button.setAttribute('aria-expanded', String(open));
    badge.textContent = unread > 9 ? '9+' : String(unread);
    badge.hidden = unread === 0;
    panel.className = open ? 'panel open' : 'panel';
  };
  render();
  return {
    button,
    region,
    panel,
    setOpen(value) {
      open = value;
      render();
    },
    setUnread(count) {
      unread = count;
      render();
    },
  };
}

/** A line drawing on a 24 × 24 grid; built node by node, since a page may forbid markup from strings. */
function icon(name: string, path: string): SVGSVGElement {
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
