import type { LauncherConfig } from '@samtale/contract';
import type { Tell } from '../loader/commands.ts';
import type { Host } from '../loader/host.ts';
import type { Launcher, Openness } from '../loader/launcher.ts';
import type { ToLoader } from '../protocol.ts';
import { type EarlyComposer, mountEarlyComposer } from './early-composer.ts';
import { frameAddress, mountFrame } from './frame.ts';
import { roomOf } from './room.ts';
import { tokenMemory } from './token-cookie.ts';
import { wearPanel } from './wear-panel.ts';

/** What the launcher leads to. */
export interface Panel {
  open(): void;
  /** Opens the chat without the visitor's doing, and without taking the focus. */
  openUnasked(openness: Openness): void;
  close(): void;
  toggle(): void;
  /** The page has said something of the visitor. */
  told(): void;
  /** Ends it for good. */
  remove(): void;
}

/** What a panel belongs to. */
export interface PanelSurroundings {
  config: LauncherConfig;
  host: Host;
  launcher: Launcher;
  tell: Tell;
  /** What the page has said of the visitor, up to now. */
  told: Readonly<Record<string, string>>;
  /** Called when it opens or closes. */
  touched(): void;
}

/** Makes the panel of a launcher work, and has its frame fetched before it is opened. */
export function mountPanel(surroundings: PanelSurroundings): Panel {
  const { config, host, launcher, tell, told, touched } = surroundings;
  wearPanel(launcher);
  const memory = tokenMemory(config);
  let early: EarlyComposer | null = null;
  let listening = false;
  let openness: Openness = 'shut';
  let unread = 0;
  /** The chat opened by itself, and the visitor has not touched it since. */
  let isUnasked = false;

  const address = frameAddress(host, config.clientKey);
  const frame = mountFrame(host, address, launcher.panel, receive, () => early?.showUnreachable());
  const passOn = () => {
    if (Object.keys(told).length) frame.send({ type: 'told', values: told });
  };
  const greet = () => {
    frame.send({ type: 'init', token: memory.read() });
    passOn();
    if (openness === 'shut') return;
    frame.send(roomOf(launcher));
    const isWriting = early?.isInUse() ?? false;
    frame.send({ type: 'opened', isWriting, isPreview: openness === 'welcome', isUnasked });
  };
  const stand = (wanted: Openness) => {
    const before = openness;
    openness = wanted;
    launcher.setOpenness(wanted);
    touched();
    if ((wanted === 'shut') !== (before === 'shut')) tell(wanted === 'shut' ? 'close' : 'open');
  };
  const maximise = (isMaximised: boolean) => {
    launcher.panel.classList.toggle('max', isMaximised);
    frame.send({ type: 'maximised', isMaximised });
    frame.send(roomOf(launcher));
  };
  const onResize = () => {
    if (listening && openness !== 'shut') frame.send(roomOf(launcher));
  };
  addEventListener('resize', onResize);
  const setUnread = (count: number) => {
    unread = count;
    launcher.setUnread(count);
    tell('unread', count);
  };
  const open = () => {
    if (openness === 'chat') return;
    isUnasked = false;
    stand('chat');
    if (unread) setUnread(0);
    if (listening) {
      frame.element.focus();
      greet();
    } else {
      early ??= mountEarlyComposer(host, launcher);
      early.focus();
    }
  };
  const close = () => {
    if (openness === 'shut') return;
    if (launcher.panel.classList.contains('max')) maximise(false);
    frame.send({ type: 'closed' });
    stand('shut');
    if (!isUnasked) launcher.button.focus();
  };
  function receive(message: ToLoader): void {
    switch (message.type) {
      case 'ready':
        listening = true;
        greet();
        early?.handOver(frame.element, (draft) => frame.send({ type: 'draft', ...draft }));
        early = null;
        break;
      case 'token':
        memory.write(message.token);
        break;
      case 'close':
        close();
        break;
      case 'expand':
        open();
        break;
      case 'maximise':
        maximise(message.isMaximised);
        break;
      case 'unread':
        // Not what was on its way when the visitor opened the chat, and so sees it.
        if (openness === 'shut') setUnread(message.count);
        break;
    }
  }

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  launcher.region.addEventListener('keydown', onKey);
  return {
    open,
    openUnasked(wanted) {
      if (openness !== 'shut') return;
      isUnasked = true;
      stand(wanted);
      if (listening) greet();
    },
    close,
    told: () => {
      if (listening) passOn();
    },
    toggle: () => (openness === 'chat' ? close() : open()),
    remove() {
      removeEventListener('resize', onResize);
      frame.remove();
    },
  };
}
