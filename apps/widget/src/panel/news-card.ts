import type { Host } from '../loader/host.ts';
import { icon, type Launcher } from '../loader/launcher.ts';
import type { News } from '../protocol.ts';
import { panelTexts } from './texts.ts';

/** What a visitor can do with the news. */
interface NewsActions {
  open(): void;
  dismiss(news: News): void;
}

/** Tells by the launcher what was said to the visitor: for the eyes as a card, for screen readers in a line of its own. */
export interface NewsCard {
  /** Shows it in place of what is shown; null for nothing. */
  show(news: News | null): void;
}

/** Gives a launcher its card, which is on the page only while there is something to tell. */
export function mountNewsCard(
  { language }: Host,
  { region, button }: Launcher,
  actions: NewsActions,
): NewsCard {
  // There beforehand: a line that comes with its words may not be read aloud.
  const line = document.createElement('p');
  line.className = 'said';
  line.setAttribute('role', 'status');
  region.append(line);
  let shown: News | null = null;
  let card: Element | null = null;

  return {
    show(news) {
      if (news?.key === shown?.key) return;
      const hadFocus = card?.contains((card.getRootNode() as ShadowRoot).activeElement);
      shown = news;
      line.textContent = news && `${news.from}: ${news.text}`;
      card?.remove();
      card = news && cardOf(news, panelTexts[language].dismiss, actions);
      if (card) region.append(card);
      // Who is taken the card from goes on where it came from.
      if (hadFocus) button.focus();
    },
  };
}

function cardOf(news: News, dismissLabel: string, { open, dismiss }: NewsActions): Element {
  const card = document.createElement('div');
  card.className = 'news';
  const whole = buttonOf('whole', open);
  const from = document.createElement('b');
  from.textContent = news.from;
  const text = document.createElement('span');
  text.textContent = news.text;
  whole.append(from, ' ', text);
  const gone = buttonOf('gone', () => dismiss(news));
  gone.setAttribute('aria-label', dismissLabel);
  gone.append(icon('cross', 'm6 6 12 12M18 6 6 18'));
  card.append(whole, gone);
  return card;
}

function buttonOf(name: string, action: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = name;
  button.addEventListener('click', action);
  return button;
}
