import { useRef, useState } from 'preact/hooks';
import { adoptStyles } from '../adopt-styles.ts';
import type { FrameTexts } from '../texts.ts';
import type { CardMessage, CardsProps } from './Cards.tsx';
import styles from './card-list.css?inline';
import { FrameLink } from './FrameLink.tsx';
import { NextIcon, PreviousIcon } from './icons.tsx';
import { RichText } from './RichText.tsx';

adoptStyles(styles);

/** Milliseconds without scrolling after which a row is taken to rest. */
const restAfter = 150;

/** Cards below each other, or in a row that is scrolled by hand, by keyboard and by its arrows. */
export function CardList({ cards, isCarousel, texts }: CardsProps) {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });
  /** The card that is being scrolled to, so that quick presses go on from it; null when the row rests. */
  const goal = useRef<number | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onScroll = () => {
    const element = row.current;
    if (!element) return;
    const { scrollLeft, clientWidth, scrollWidth } = element;
    // A pixel's part may be left over.
    setEnds({ start: scrollLeft < 2, end: scrollLeft + clientWidth > scrollWidth - 2 });
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      goal.current = null;
    }, restAfter);
  };
  const step = (direction: -1 | 1) => {
    const element = row.current;
    const [first, second] = element?.children ?? [];
    if (!(first instanceof HTMLElement && second instanceof HTMLElement) || !element) return;
    const distance = second.offsetLeft - first.offsetLeft;
    const from = goal.current ?? Math.round(element.scrollLeft / distance);
    goal.current = Math.min(cards.length - 1, Math.max(0, from + direction));
    element.scrollTo({ left: goal.current * distance });
  };
  return (
    <div class={isCarousel ? 'carousel' : 'stack'}>
      <ul
        ref={row}
        class="cards"
        onScroll={isCarousel ? onScroll : undefined}
        tabIndex={isCarousel ? 0 : undefined}
        aria-label={texts.cards}
      >
        {cards.map((card, index) => (
          <li key={String(index)} class="card">
            <Card card={card} texts={texts} />
          </li>
        ))}
      </ul>
      {isCarousel && (
        <div class="arrows">
          <button
            type="button"
            class="icon"
            aria-label={texts.previous}
            aria-disabled={ends.start}
            onClick={() => step(-1)}
          >
            <PreviousIcon />
          </button>
          <button
            type="button"
            class="icon"
            aria-label={texts.next}
            aria-disabled={ends.end}
            onClick={() => step(1)}
          >
            <NextIcon />
          </button>
        </div>
      )}
    </div>
  );
}

function Card({ card, texts }: { card: CardMessage; texts: FrameTexts }) {
  const { title, text, imageUrl, url, linkTitle } = card;
  const words = linkTitle || texts.readMore;
  return (
    <>
      {imageUrl && <img src={imageUrl} alt="" loading="lazy" referrerpolicy="no-referrer" />}
      <div class="card-words">
        {title && <p class="card-title">{title}</p>}
        <RichText text={text} />
        {url && (
          <FrameLink
            href={url}
            class="card-link"
            label={title && !words.includes(title) ? `${words}: ${title}` : undefined}
          >
            {words}
          </FrameLink>
        )}
      </div>
    </>
  );
}
