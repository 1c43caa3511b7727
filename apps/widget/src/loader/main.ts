import type { LauncherConfig } from '@samtale/contract';
import { startChat } from './chat.ts';
import { installCommands } from './commands.ts';
import { type Host, readHost } from './host.ts';
import { isListed } from './is-listed.ts';

/** The widget's settings, which the server writes here; null in the script that is the same for all widgets. */
declare const SAMTALE_LAUNCHER: LauncherConfig | null;

const currentScript = (): HTMLScriptElement | null =>
  document.currentScript instanceof HTMLScriptElement
    ? document.currentScript
    : document.querySelector<HTMLScriptElement>('script[data-client-key]');

/** Fetches the script that has the settings of the widget which an element names. */
function fetchOwn({ src, dataset }: HTMLScriptElement): void {
  const own = document.createElement('script');
  own.src = `${new URL(src).origin}/widget/${encodeURIComponent(dataset.clientKey ?? '')}.js`;
  Object.assign(own.dataset, dataset);
  // Beside the body, which a single-page app may replace.
  document.head.append(own);
}

function start(launcher: LauncherConfig, host: Host): void {
  // The product's own pages may show every widget.
  if (location.origin !== host.origin && !isListed(location.host, launcher.hosts)) {
    console.warn(`Samtale: ${location.host} is not among the sites of this chat widget.`);
    return;
  }
  const told = {};
  const commands = installCommands(launcher.clientKey, told);
  // A page, or a single-page app, may include the script twice: the first one stays.
  if (!commands) return;
  const begin = () => commands.connect(startChat(launcher, host, commands.tell, told));
  if (document.body) begin();
  else document.addEventListener('DOMContentLoaded', begin, { once: true });
}

function run(script: HTMLScriptElement | null, launcher: LauncherConfig | null): void {
  if (script && launcher) start(launcher, readHost(script, launcher.languages));
  else if (script?.dataset.clientKey) fetchOwn(script);
}

run(currentScript(), SAMTALE_LAUNCHER);
