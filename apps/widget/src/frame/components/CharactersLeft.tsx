import type { FrameTexts } from '../texts.ts';

/** Characters left at which the visitor is told how many; of a short message a quarter. */
const nearlyFull = 200;

/** How much more can be written, once that is not much. */
export const CharactersLeft = ({ left, most, texts }: { left: number; most: number; texts: FrameTexts }) =>
  left < Math.min(nearlyFull, most / 4) ? (
    <output class="left" aria-live="polite">
      {texts.left(left)}
    </output>
  ) : null;
