import type { LauncherConfig } from '@samtale/contract';
import type { mountPanel, Panel } from '../panel/panel.ts';
import type { Tell } from './commands.ts';
import type { Host } from './host.ts';
import { type Launcher, mountLauncher } from './launcher.ts';
import { openByItself } from './open-by-itself.ts';
import { readNote } from './page-note.ts';

/** What a page can do with its chat. */
export interface Chat {
  open(): void;
  close(): void;
  /** Takes the launcher from the page for a while, and brings it back. */
  hide(): void;
  show(): void;
  /** The page has said something of the visitor. */
  told(): void;
  /** Ends it for good. */
  remove(): void;
}

/** Milliseconds within which a second click belongs to the first. */
const doubleClick = 400;
/** Milliseconds to the next try when the panel's script does not come. */
const retryDelay = 2000;

/**
 * Shows the launcher. Nothing else is loaded or stored until the visitor reaches for it, unless the settings say so, or a
 * page before this one has noted that the chat was open or that something may be said to the visitor any moment.
 */
export function startChat(
  config: LauncherConfig,
  host: Host,
  tell: Tell,
  told: Readonly<Record<string, string>>,
): Chat {
  const launcher = mountLauncher(config, host);
  let reached: Promise<Panel> | null = null;
  let isLoaded = false;
  let isRemoved = false;

  const reach = (): Promise<Panel> => {
    const address = `${host.origin}/widget/panel.js?${config.version}`;
    reached ??= (import(/* @vite-ignore */ address) as Promise<{ mountPanel: typeof mountPanel }>).then(
      (script) => {
        isLoaded = true;
        return script.mountPanel({ config, host, launcher, tell, told, touched: unasked.dismiss });
      },
      // A browser remembers that a module did not come; another address is asked for again.
      () => {
        reached = null;
        config.version += '.';
        return new Promise<Panel>((resolve) => {
          // Nobody waits for the panel of a chat that is gone.
          setTimeout(() => isRemoved || resolve(reach()), retryDelay);
        });
      },
    );
    return reached;
  };
  // In a task of its own, so that none keeps the page from answering for long.
  const ask = (what: (panel: Panel) => void) =>
    void reach().then((panel) => setTimeout(() => isRemoved || what(panel)));
  const unasked = openByItself(config, (openness) => ask((panel) => panel.openUnasked(openness)));

  let lastClick = -doubleClick;
  launcher.button.addEventListener('click', ({ detail, timeStamp }) => {
    // Opened and shut at once, what is unread would count as read. Without `detail` it is no pointer that clicks.
    if (detail) {
      const isSecond = timeStamp - lastClick < doubleClick;
      lastClick = timeStamp;
      if (isSecond) return;
    }
    if (!isLoaded) openMeanwhile(launcher);
    ask((panel) => panel.toggle());
  });
  launcher.field.addEventListener('keydown', ({ key }) => {
    // Once the panel is there it does so itself.
    if (key !== 'Escape' || isLoaded) return;
    launcher.button.click();
    launcher.button.focus();
  });
  for (const interest of ['pointerenter', 'pointerdown', 'focus'])
    launcher.button.addEventListener(interest, reach, { once: true });
  const isNoted = (note: 'live' | 'open') => config.withMemory && readNote(config.clientKey, note);
  if (config.loadsOnStart || isNoted('live')) reach();
  if (isNoted('open')) ask((panel) => panel.openAgain());
  return {
    open: () => ask((panel) => panel.open()),
    close: () => {
      if (reached) ask((panel) => panel.close());
    },
    told: () => {
      if (isLoaded) ask((panel) => panel.told());
    },
    hide: () => {
      launcher.host.hidden = true;
    },
    show: () => {
      launcher.host.hidden = false;
    },
    remove() {
      isRemoved = true;
      unasked.dismiss();
      void reached?.then((panel) => panel.remove());
      launcher.host.remove();
    },
  };
}

/** Opens or shuts the empty panel, in which the visitor can write already. */
function openMeanwhile({ panel, cover, field, setOpenness, button }: Launcher): void {
  const isOpen = button.ariaExpanded === 'true';
  setOpenness(isOpen ? 'shut' : 'chat');
  panel.append(cover);
  // On a touch screen the visitor asks for the keyboard by tapping.
  if (!isOpen && !matchMedia('(pointer: coarse)').matches) field.focus();
}
