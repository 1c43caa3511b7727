import Box from '@mui/material/Box';
import type { Bubble } from '@samtale/dialog';
import { type LineOfWords, type MessageGroup, messageGroups, readableAddress } from '@samtale/dialog/show';
import { useTranslation } from 'react-i18next';
import { Cards } from './Cards.tsx';
import { ExternalLink } from './ExternalLink.tsx';
import { RichText } from './RichText.tsx';
import { ValueText } from './ValueText.tsx';
import { Video } from './Video.tsx';

/** What a bubble shows to the visitor, without its suggestions: each screen has its own place for them. */
export function BubbleMessages({ bubble }: { bubble: Pick<Bubble, 'messages' | 'carousel'> }) {
  const groups = messageGroups(bubble.messages);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, whiteSpace: 'normal' }}>
      {groups.map((group, index) => (
        <Group key={String(index)} group={group} isCarousel={bubble.carousel === true} />
      ))}
    </Box>
  );
}

function Group({ group, isCarousel }: { group: MessageGroup; isCarousel: boolean }) {
  const { t } = useTranslation('flows');
  switch (group.kind) {
    case 'words':
      return <Words words={group.words} />;
    case 'image':
      return (
        <ExternalLink href={group.url}>
          <Box
            component="img"
            src={group.url}
            alt={group.title || t('kind.image')}
            loading="lazy"
            referrerPolicy="no-referrer"
            sx={{
              display: 'block',
              width: '100%',
              maxWidth: 320,
              aspectRatio: '3 / 2',
              objectFit: 'cover',
              borderRadius: 1,
              bgcolor: 'divider',
            }}
          />
        </ExternalLink>
      );
    case 'video':
      return <Video video={group} />;
    case 'cards':
      return <Cards cards={group.cards} isCarousel={isCarousel && group.cards.length > 1} />;
  }
}

function Words({ words }: { words: LineOfWords }) {
  const inOneLine = words.length > 1 && {
    '& p': { display: 'inline' },
    '& p + p::before': { content: '" "' },
  };
  return (
    <Box sx={{ ...inOneLine }}>
      {words.map((message, index) =>
        message.kind === 'text' ? (
          <RichText key={String(index)} text={message.text} />
        ) : (
          <Box key={String(index)} component="p" sx={{ m: 0 }}>
            <ExternalLink href={message.url}>
              <ValueText text={message.title || readableAddress(message.url)} />
            </ExternalLink>
          </Box>
        ),
      )}
    </Box>
  );
}
