import type { messageMax } from '@samtale/contract';
import type { Host } from '../loader/host.ts';
import type { Launcher } from '../loader/launcher.ts';
import type { EarlyDraft } from '../protocol.ts';
import { panelTexts } from './texts.ts';

const longest: typeof messageMax = 4000;
/** Milliseconds the frame gets to take the focus. */
const focusPatience = 300;

/** A text field where the frame's will be, so that the visitor writes at once however long the frame takes to load. */
export interface EarlyComposer {
  focus(): void;
  /** Whether the visitor is in the field. */
  isInUse(): boolean;
  /** Says that the frame does not load. */
  showUnreachable(): void;
  /**
   * Takes the field away and hands over what was written in it: at once, or if it is in use, when the frame takes the
   * focus. So each keystroke ends up in one of the two.
   */
  handOver(frame: HTMLIFrameElement, receive: (draft: EarlyDraft) => void): void;
}

/**
 * Covers a launcher's panel with it. The visitor may be writing in its field already, which is left where it is: moved,
 * it would lose the focus and what is being composed in it.
 */
export function mountEarlyComposer({ language }: Host, { panel, cover, field }: Launcher): EarlyComposer {
  const texts = panelTexts[language];
  cover.className = 'early';
  cover.tabIndex = -1;
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  field.rows = 1;
  field.maxLength = longest;
  field.placeholder = texts.message;
  field.setAttribute('aria-label', texts.message);
  cover.prepend(document.createElement('header'), status);
  cover.append(document.createElement('i'));
  if (!cover.isConnected) panel.append(cover);

  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    // It is said as soon as there is somebody to say it to.
    field.readOnly = field.value.trim() !== '';
  });
  // What is written here is not meant for the host page's shortcuts.
  for (const type of ['keydown', 'keypress', 'keyup'] as const)
    cover.addEventListener(type, (event) => event.key !== 'Escape' && event.stopPropagation());

  const isInUse = () => field.matches(':focus');
  return {
    isInUse,
    // As in the frame: on a touch screen the visitor asks for the keyboard by tapping.
    focus: () => (matchMedia('(pointer: coarse)').matches ? cover : field).focus(),
    showUnreachable() {
      status.textContent = texts.unreachable;
    },
    handOver(frame, receive) {
      const leave = () => {
        cover.remove();
        if (field.value) receive({ text: field.value, isSaid: field.readOnly });
      };
      if (!isInUse()) return leave();
      field.addEventListener('blur', leave, { once: true });
      // A browser may not let the frame take the focus by itself.
      setTimeout(() => isInUse() && frame.focus(), focusPatience);
    },
  };
}
