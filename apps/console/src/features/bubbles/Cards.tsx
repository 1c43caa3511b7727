import Box from '@mui/material/Box';
import type { Message } from '@samtale/dialog';
import { useTranslation } from 'react-i18next';
import { ExternalLink } from './ExternalLink.tsx';
import { RichText } from './RichText.tsx';
import { ValueText } from './ValueText.tsx';

type CardMessage = Extract<Message, { kind: 'card' }>;

interface CardsProps {
  cards: readonly CardMessage[];
  isCarousel: boolean;
}

/** Cards below each other, or in a row that scrolls. */
export function Cards({ cards, isCarousel }: CardsProps) {
  const { t } = useTranslation('flows');
  const row = {
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(200px, 86%)',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    '& > li': { scrollSnapAlign: 'start' },
    '&:focus-visible': { outlineOffset: '-2px' },
  } as const;
  return (
    <Box
      component="ul"
      aria-label={t('preview.cards')}
      tabIndex={isCarousel ? 0 : undefined}
      sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none', ...(isCarousel && row) }}
    >
      {cards.map((card, index) => (
        <Box
          key={String(index)}
          component="li"
          sx={{
            display: 'flex',
            flexDirection: 'column',
            maxWidth: 320,
            overflow: 'hidden',
            border: 1,
            borderColor: 'divider',
            borderRadius: '12px',
            bgcolor: 'background.paper',
          }}
        >
          <Card card={card} />
        </Box>
      ))}
    </Box>
  );
}

function Card({ card: { title, text, imageUrl, url, linkTitle } }: { card: CardMessage }) {
  const { t } = useTranslation('flows');
  return (
    <>
      {imageUrl && (
        <Box
          component="img"
          src={imageUrl}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          sx={{
            display: 'block',
            width: '100%',
            aspectRatio: '16 / 9',
            objectFit: 'cover',
            bgcolor: 'divider',
          }}
        />
      )}
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 0.5, p: 1.5 }}>
        {title && (
          <Box component="p" sx={{ m: 0, fontWeight: 600 }}>
            <ValueText text={title} />
          </Box>
        )}
        <div>
          <RichText text={text} />
        </div>
        {url && (
          <Box sx={{ mt: 'auto', pt: 0.5 }}>
            <ExternalLink href={url}>
              <ValueText text={linkTitle || t('preview.readMore')} />
            </ExternalLink>
          </Box>
        )}
      </Box>
    </>
  );
}
