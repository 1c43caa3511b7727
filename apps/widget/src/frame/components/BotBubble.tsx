import type { Bubble } from '@samtale/dialog';
import type { MessageGroup } from '@samtale/dialog/show';
import type { ComponentChildren } from 'preact';
import type { FrameTexts } from '../texts.ts';
import { Cards } from './Cards.tsx';
import { Picture } from './Picture.tsx';
import { Video } from './Video.tsx';
import { Words } from './Words.tsx';

interface BotBubbleProps {
  bubble: Bubble;
  groups: readonly MessageGroup[];
  texts: FrameTexts;
  /** The bot's picture where the bubble names none; empty for none. */
  logo: string;
  /** Stands below what is said. */
  children?: ComponentChildren;
}

/** All that one bubble of the bot shows. */
export function BotBubble({ bubble, groups, texts, logo, children }: BotBubbleProps) {
  const { avatarUrl, hidesBackground, carousel = false } = bubble;
  const face = avatarUrl || logo;
  const isWide = groups.some(({ kind }) => kind !== 'words');
  const looks = `${hidesBackground ? ' bare' : ''}${isWide ? ' wide' : ''}${face ? ' beside-avatar' : ''}`;
  return (
    <div class={`entry bot${looks}`}>
      {face && (
        <img class={avatarUrl ? 'avatar' : 'avatar own'} src={face} alt="" referrerpolicy="no-referrer" />
      )}
      <span class="unseen">{texts.bot}</span>
      {groups.map((group, index) => (
        <Group key={String(index)} group={group} carousel={carousel} texts={texts} />
      ))}
      {children}
    </div>
  );
}

interface GroupProps {
  group: MessageGroup;
  carousel: boolean;
  texts: FrameTexts;
}

function Group({ group, carousel, texts }: GroupProps) {
  switch (group.kind) {
    case 'words':
      return <Words words={group.words} />;
    case 'image':
      return <Picture image={group} texts={texts} />;
    case 'video':
      return <Video video={group} texts={texts} />;
    case 'cards':
      return <Cards cards={group.cards} isCarousel={carousel && group.cards.length > 1} texts={texts} />;
  }
}
