import type { LanguageCode } from '@samtale/contract';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { adoptStyles } from '../adopt-styles.ts';
import { emojiGroups } from '../emoji.ts';
import styles from './emoji.css?inline';

adoptStyles(styles);

interface EmojiPickerProps {
  language: LanguageCode;
  onPick(emoji: string): void;
}

const label = { da: 'Emojier', en: 'Emojis' };

/** In each row of the grid; the arrow keys go by it. */
const columns = 6;

/** The common emojis in groups, each with a name. Arrow keys go through the grid. */
export function EmojiPicker({ language, onPick }: EmojiPickerProps) {
  const picker = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => picker.current?.querySelector('button')?.focus(), []);
  return (
    <div
      ref={picker}
      class="emojis"
      role="toolbar"
      aria-label={label[language]}
      onKeyDown={(event) => moveFocus(event, picker.current)}
    >
      {emojiGroups.map((group) => (
        <fieldset key={group.name.en}>
          <legend>{group.name[language]}</legend>
          {group.emojis.map(({ emoji, name }) => (
            <button
              key={emoji}
              type="button"
              title={name[language]}
              aria-label={name[language]}
              onClick={() => onPick(emoji)}
            >
              {emoji}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

const steps: Partial<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
};

/** Groups fill whole rows, so a step down is always one of as many. */
function moveFocus(event: KeyboardEvent, picker: HTMLElement | null): void {
  const step = steps[event.key];
  if (!step || !picker) return;
  event.preventDefault();
  const emojis = [...picker.querySelectorAll('button')];
  const at = emojis.findIndex((emoji) => emoji.matches(':focus'));
  emojis[at + step]?.focus();
}
