/** What the watching script of a page and its frames leaves at `window.benchTimes`, in ms since the page's start. */
export interface PageTimes {
  launched: number;
  /** A text field could be written in. */
  usable: number;
  /** The chat's script had taken the field over. */
  alive: number;
}

/** Where the launcher and the text field of a chat are. */
export interface ChatParts {
  /** Elements to go into, outermost first; the last one is clicked. */
  launcher: string;
  /** The element whose shadow root holds both. */
  host: string;
  textField: string;
  /** What the text field matches once the chat's script runs it. */
  alive: string;
}

/**
 * Runs in the page before its own scripts, and in its frames: clicks the launcher as soon as it is there and notes
 * when a text field is rendered, enabled and takes the focus. It looks every 4 ms, the shortest a timer may wait.
 */
export function watchPage({ launcher, host, textField, alive }: ChatParts): void {
  const isFrame = window !== window.top;
  const elapsed = () => performance.timeOrigin + performance.now();
  const times: Record<string, number> = {};
  const note = (name: string) => {
    if (isFrame) window.parent.postMessage({ bench: name, at: elapsed() }, '*');
    else times[name] ??= elapsed() - performance.timeOrigin;
  };
  Object.assign(window, { benchTimes: times });
  if (!isFrame) {
    window.addEventListener('message', ({ data }) => {
      if (typeof data?.bench === 'string') times[data.bench] ??= data.at - performance.timeOrigin;
    });
  }
  const find = (selector: string): HTMLElement | null =>
    document.querySelector<HTMLElement>(selector) ??
    document.querySelector(host)?.shadowRoot?.querySelector<HTMLElement>(selector) ??
    null;
  const takesFocus = (field: HTMLElement): boolean => {
    if (field.matches(':disabled') || !field.getClientRects().length) return false;
    field.focus();
    return (field.getRootNode() as Document | ShadowRoot).activeElement === field;
  };
  const seen = new Set<string>();
  const look = () => {
    const button = isFrame || seen.has('launched') ? null : find(launcher);
    if (button) {
      seen.add('launched');
      note('launched');
      button.click();
    }
    const field = find(textField);
    if (field && !seen.has('usable') && takesFocus(field)) {
      seen.add('usable');
      note('usable');
    }
    if (seen.has('usable') && field?.matches(alive)) {
      note('alive');
      return;
    }
    setTimeout(look, 4);
  };
  look();
}
