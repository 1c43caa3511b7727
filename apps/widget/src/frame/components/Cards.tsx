import type { Message } from '@samtale/dialog';
import type { FrameTexts } from '../texts.ts';
import { Fetched } from './Fetched.tsx';

export type CardMessage = Extract<Message, { kind: 'card' }>;

export interface CardsProps {
  cards: readonly CardMessage[];
  isCarousel: boolean;
  texts: FrameTexts;
}

const loadCardList = async () => (await import('./CardList.tsx')).CardList;

/** Cards of the bot. What shows them is fetched with the first. */
export function Cards(props: CardsProps) {
  return <Fetched load={loadCardList} props={props} texts={props.texts} />;
}
