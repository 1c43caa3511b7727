import type { LauncherConfig } from '@samtale/contract';
import type { Tell } from '../loader/commands.ts';
import type { Host } from '../loader/host.ts';
import type { Launcher, Openness } from '../loader/launcher.ts';
import { type PageNote, readNote, writeNote } from '../loader/page-note.ts';
import type { ToLoader } from '../protocol.ts';
import { type EarlyComposer, mountEarlyComposer } from './early-composer.ts';
import { frameAddress, mountFrame } from './frame.ts';
import { frameMemory } from './frame-memory.ts';
import { mountNewsCard } from './news-card.ts';
import { pageTitle } from './page-title.ts';
import { roomOf } from './room.ts';
import { tokenMemory } from './token-cookie.ts';
import { wearPanel } from './wear-panel.ts';

/** What the launcher leads to. */
export interface Panel {
  open(): void;
  /** Opens the chat without the visitor's doing, and without taking the focus. */
  openUnasked(openness: Openness): void;
  /** Opens the chat as it was on the page before, once it can be shown. */
  openAgain(): void;
  close(): void;
  toggle(): void;
  /** The page has said something of the visitor. */
  told(): void;
  /** Ends it for good. */
  remove(): void;
}

/** What a panel belongs to. */
export interface PanelContext {
  config: LauncherConfig;
  host: Host;
  launcher: Launcher;
  tell: Tell;
  /** What the page has said of the visitor, up to now. */
  told: Readonly<Record<string, string>>;
  /** Called when it opens or closes. */
  touched(): void;
}

/** Nothing is unread. */
const none: Extract<ToLoader, { type: 'unread' }> = { type: 'unread', count: 0, inTitle: false, news: null };

/** Makes the panel of a launcher work, and has its frame fetched before it is opened. */
export function mountPanel(context: PanelContext): Panel {
  const { config, host, launcher, tell, told, touched } = context;
  wearPanel(launcher);
  const memory = tokenMemory(config);
  let early: EarlyComposer | null = null;
  let listening = false;
  let lacksStorage = false;
  let openness: Openness = 'shut';
  let unread = none;
  /** What the badge shows. */
  let badge = 0;
  let dismissed = readNote(config.clientKey, 'dismissed');
  /** The chat opened by itself, and the visitor has not touched it since. */
  let isUnasked = false;
  /** It was open on the page before. */
  let isAgain = false;
  /** The visitor has begun to write on this page. */
  let hasDrafted = false;
  const title = pageTitle();
  const card = mountNewsCard(host, launcher, {
    open: () => open(),
    dismiss({ key }) {
      dismissed = key;
      note('dismissed', key);
      showUnread();
    },
  });

  const address = frameAddress(host, config.clientKey);
  const frame = mountFrame(host, address, launcher.panel, receive, () => early?.showUnreachable());
  const kept = frameMemory(config, (name, value) => {
    if (lacksStorage) frame.send({ type: 'kept', name, value });
  });
  const passOn = () => {
    if (Object.keys(told).length) frame.send({ type: 'told', values: told });
  };
  const note = (name: PageNote, value: string | null) => {
    if (config.withMemory) writeNote(config.clientKey, name, value);
  };
  // Nothing is noted of a visitor who has not written anything.
  const noteOpen = () => {
    const hasWritten = hasDrafted || isAgain || memory.read() !== null;
    note('open', openness === 'chat' && hasWritten ? '1' : null);
  };
  const greet = () => {
    const token = memory.read();
    if (token === null) note('live', null);
    frame.send({ type: 'init', token, kept: lacksStorage ? kept.read() : { local: {}, session: {} } });
    passOn();
    if (openness === 'shut') {
      if (config.withMemory && readNote(config.clientKey, 'live')) frame.send({ type: 'follow' });
      return;
    }
    frame.send(roomOf(launcher));
    const isWriting = early?.isInUse() ?? false;
    frame.send({ type: 'opened', isWriting, isPreview: openness === 'welcome', isUnasked, isAgain });
  };
  const showUnread = () => {
    const { count, inTitle, news } = unread;
    // In an open chat the visitor is told there of what is below their view, unless they are in another tab.
    const isAway = openness !== 'chat' || document.hidden;
    title.tell(inTitle && isAway ? count : 0);
    card.show(openness === 'shut' && news?.key !== dismissed ? news : null);
    const shown = openness === 'chat' ? 0 : count;
    if (shown === badge) return;
    badge = shown;
    launcher.setUnread(shown);
    tell('unread', shown);
  };
  const stand = (wanted: Openness) => {
    const before = openness;
    openness = wanted;
    launcher.setOpenness(wanted);
    noteOpen();
    touched();
    showUnread();
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
  document.addEventListener('visibilitychange', showUnread);
  const open = () => {
    if (openness === 'chat') return;
    isUnasked = false;
    stand('chat');
    if (listening) {
      frame.element.focus();
      greet();
    } else {
      early ??= mountEarlyComposer(host, launcher);
      early.focus();
    }
  };
  const openUnasked = (wanted: Openness) => {
    if (openness !== 'shut') return;
    isUnasked = true;
    stand(wanted);
    if (listening) greet();
  };
  const close = () => {
    isAgain = false;
    note('open', null);
    if (openness === 'shut') return;
    if (launcher.panel.classList.contains('max')) maximise(false);
    frame.send({ type: 'closed' });
    stand('shut');
    // Also who went into a chat that opened by itself goes on where it came from.
    if (!isUnasked || launcher.root.activeElement === frame.element) launcher.button.focus();
  };
  function receive(message: ToLoader): void {
    switch (message.type) {
      case 'ready':
        listening = true;
        lacksStorage = message.lacksStorage;
        if (!lacksStorage) kept.forget();
        if (isAgain && openness === 'shut') openUnasked('chat');
        else greet();
        early?.handOver(frame.element, (draft) => frame.send({ type: 'draft', ...draft }));
        early = null;
        break;
      case 'keep':
        if (lacksStorage) kept.keep(message);
        break;
      case 'token':
        memory.write(message.token);
        noteOpen();
        break;
      case 'close':
        close();
        break;
      case 'expand':
        open();
        break;
      case 'drafted':
        hasDrafted = true;
        noteOpen();
        break;
      case 'maximise':
        maximise(message.isMaximised);
        break;
      case 'unread':
        unread = message;
        showUnread();
        break;
      case 'live':
        note('live', message.isLive ? '1' : null);
        break;
      case 'ring':
        if (navigator.userActivation?.hasBeenActive) frame.send({ type: 'ring' });
        break;
    }
  }

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  launcher.region.addEventListener('keydown', onKey);
  return {
    open,
    openUnasked,
    openAgain() {
      isAgain = true;
      if (listening) openUnasked('chat');
    },
    close,
    told: () => {
      if (listening) passOn();
    },
    toggle: () => (openness === 'chat' ? close() : open()),
    remove() {
      removeEventListener('resize', onResize);
      document.removeEventListener('visibilitychange', showUnread);
      title.tell(0);
      kept.remove();
      frame.remove();
    },
  };
}
