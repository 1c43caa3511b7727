import type { ComponentChild, ComponentType } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { FrameTexts } from '../texts.ts';
import { Fetched } from './Fetched.tsx';

interface PopButtonProps<Props> {
  label: string;
  icon: ComponentChild;
  texts: FrameTexts;
  /** What unfolds; it takes the focus when it is there. */
  load(): Promise<ComponentType<Props>>;
  /** Its properties, given what folds it again and brings the focus back. */
  props(close: () => void): Props;
}

/** A button that unfolds something above the chat. Escape, and going elsewhere, fold it again. */
export function PopButton<Props extends object>({ label, icon, texts, load, props }: PopButtonProps<Props>) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what its button and what unfolds are asked.
    <div
      class="pop"
      onKeyDown={(event) => {
        if (!isOpen || event.key !== 'Escape') return;
        // The chat would close.
        event.stopPropagation();
        close();
      }}
      onFocusOut={(event) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        class="icon"
        aria-label={label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {icon}
      </button>
      {isOpen && (
        <div class="popup" tabIndex={-1}>
          <Fetched load={load} props={props(close)} texts={texts} />
        </div>
      )}
    </div>
  );
}
