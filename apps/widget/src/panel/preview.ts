import type { PreviewMessage, PreviewReady, PreviewView } from '@samtale/contract';
import type { Host } from '../loader/host.ts';
import { type Launcher, mountLauncher, type Openness } from '../loader/launcher.ts';
import type { ToLoader } from '../protocol.ts';
import { type Frame, mountFrame } from './frame.ts';
import { roomOf } from './room.ts';
import { wearPanel } from './wear-panel.ts';

const opennessOf: Record<PreviewView, Openness> = { launcher: 'shut', welcome: 'welcome', chat: 'chat' };

/** A widget with settings that may not be saved, as the console sends them: the real launcher, and a frame that is told. */
class Preview {
  private launcher: Launcher | null = null;
  private frame: Frame | null = null;
  private isListening = false;
  private openness: Openness = 'shut';
  private shown: PreviewMessage | null = null;

  show(message: PreviewMessage): void {
    const before = this.shown;
    this.shown = message;
    const host: Host = { origin: location.origin, language: message.config.language };
    this.launcher ??= this.mount(message, host);
    this.launcher.wear(message.launcher);
    if (before?.view !== message.view) this.openness = opennessOf[message.view];
    this.tellFrame();
  }

  private mount(message: PreviewMessage, host: Host): Launcher {
    const launcher = mountLauncher(message.launcher, host);
    wearPanel(launcher);
    const address = `/widget/clientKey/preview/token/null?language=${host.language}&openState=true&preview=true`;
    this.frame = mountFrame(
      host,
      address,
      launcher.panel,
      (said) => this.receive(said),
      () => undefined,
    );
    launcher.button.addEventListener('click', () => this.stand(this.openness === 'chat' ? 'shut' : 'chat'));
    return launcher;
  }

  private receive(message: ToLoader): void {
    if (message.type === 'ready') this.isListening = true;
    if (message.type === 'close') this.openness = 'shut';
    if (message.type === 'expand') this.openness = 'chat';
    if (message.type === 'maximise') {
      this.launcher?.panel.classList.toggle('max', message.isMaximised);
      this.frame?.send({ type: 'maximised', isMaximised: message.isMaximised });
    }
    if (message.type !== 'unread' && message.type !== 'token') this.tellFrame();
  }

  private stand(openness: Openness): void {
    this.openness = openness;
    this.tellFrame();
  }

  private tellFrame(): void {
    this.launcher?.setOpenness(this.openness);
    if (!this.isListening || !this.shown) return;
    const { config, openingHours } = this.shown;
    const settings = { samtale: 1, type: 'config', config, openingHours };
    this.frame?.element.contentWindow?.postMessage(settings, location.origin);
    if (this.openness === 'shut') this.frame?.send({ type: 'closed' });
    else {
      if (this.launcher) this.frame?.send(roomOf(this.launcher));
      this.frame?.send({
        type: 'opened',
        isWriting: false,
        isPreview: this.openness === 'welcome',
        isUnasked: true,
        isAgain: false,
      });
    }
  }
}

const preview = new Preview();
window.addEventListener('message', (event: MessageEvent<Partial<PreviewMessage> | null>) => {
  if (event.origin !== location.origin || event.source !== window.parent) return;
  if (event.data?.samtalePreview === 'show') preview.show(event.data as PreviewMessage);
});
window.parent.postMessage({ samtalePreview: 'ready' } satisfies PreviewReady, location.origin);
