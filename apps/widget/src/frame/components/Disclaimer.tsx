import { useState } from 'preact/hooks';
import { browserStorage } from '../browser-storage.ts';
import type { FrameTexts } from '../texts.ts';
import { CloseIcon } from './icons.tsx';
import { LinkedText } from './LinkedText.tsx';

const key = 'samtale_disclaimer';

/** What the visitor should know before they write. Once put away it stays so for the session, until the words change. */
export function Disclaimer({ words, texts }: { words: string; texts: FrameTexts }) {
  const [isAway, setAway] = useState(() => browserStorage('sessionStorage')?.getItem(key) === words);
  if (isAway) return null;
  return (
    <div class="disclaimer">
      <LinkedText text={words} />
      <button
        type="button"
        class="icon"
        aria-label={texts.dismiss}
        onClick={() => {
          setAway(true);
          browserStorage('sessionStorage')?.setItem(key, words);
        }}
      >
        <CloseIcon />
      </button>
    </div>
  );
}
